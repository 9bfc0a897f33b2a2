-- Wood Merchant: construction: 1 gold may be paid in place of 1 wood, as often as you like.
local card = {}

card.modifiers = {
  { query = "exchanges", of = "owner", from = "kingdom", collect = { give = "gold", into = { "wood" } } },
}

return card
