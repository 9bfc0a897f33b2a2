-- Merchant: when this arrives, take 3 coins.
local card = {}

card.triggers = {
  { event = "arrived", stage = "gain", from = "train", self = true, gives = { coins = "coins" } },
}

return card
