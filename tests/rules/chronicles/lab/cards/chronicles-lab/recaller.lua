-- Recaller: when placed, before anything else is done, your other cards placed this round go back to your hand.
local card = {}

function card.on_placed_again(ctx)
  for _, newcomer in ipairs(ctx.player:newcomers()) do
    if newcomer ~= ctx.card then
      ctx.player:move(newcomer, ctx.player.hand)
    end
  end
end

return card
