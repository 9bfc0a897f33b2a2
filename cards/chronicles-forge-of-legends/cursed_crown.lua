-- Cursed Crown: income: 1 gold less, but never below 0 (C-53).
local card = {}

card.modifiers = {
  { query = "income", of = "owner", from = "artifacts", add = "-less" },
}

return card
