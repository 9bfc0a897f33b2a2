-- Council Room: +4 Cards, +1 Buy (gives). Each other player draws a card.
local card = {}

function card.on_play(ctx)
  for _, other in ipairs(ctx.player.others) do
    other:draw(ctx.params.others_draw)
  end
end

return card
