-- Heirloom: +1 Coin (gives). When you buy this, gain a Heirloom onto your deck.
local card = {}

function card.on_buy(ctx)
  ctx.player:gain_from(game.supply.heirloom, ctx.player.deck)
end

return card
