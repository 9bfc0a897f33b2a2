-- Merchant Guild: +1 Buy, +1 Coin (gives). While this is in play, when you buy a card, take a token.
local card = {}

card.triggers = {
  { event = "bought", from = "in_play", whose = "mine", gives = { tokens = "per_purchase" } },
}

return card
