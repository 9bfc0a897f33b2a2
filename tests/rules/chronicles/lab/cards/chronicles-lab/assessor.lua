-- Assessor: each of your other cards costs 5 gold and produces 5 wood instead of its own.
local card = {}

card.modifiers = {
  { query = "cost", of = "cards", own = true, others = true, from = "kingdom", layer = "instead", set = "assessed" },
  { query = "wood", of = "cards", own = true, others = true, from = "kingdom", layer = "instead", set = "assessed" },
}

return card
