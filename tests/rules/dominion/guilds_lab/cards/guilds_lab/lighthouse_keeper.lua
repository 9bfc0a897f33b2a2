-- Lighthouse Keeper: +1 Coin (gives). This stays on the table.
local card = {}

function card.on_play(ctx)
  ctx.player:move(ctx.card, ctx.player.lasting)
end

return card
