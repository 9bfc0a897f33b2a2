-- Masterpiece: +1 Coin (gives). Overpay: for each coin gain a Silver.
local card = {}

function card.on_overpay(ctx)
  for _ = 1, ctx.event.overpaid do
    ctx.player:gain_from(game.supply.silver)
  end
end

return card
