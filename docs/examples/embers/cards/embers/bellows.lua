-- Bellows: draw cards.
local card = {}

function card.on_cast(ctx)
  ctx.player:draw_from(ctx.player.library, ctx.player.hand, ctx.params.cards)
end

return card
