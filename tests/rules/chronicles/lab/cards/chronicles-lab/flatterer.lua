-- Flatterer: each of your other cards has 1 more strength and produces 1 more wood, food and crystal.
local card = {}

card.modifiers = {}

for _, query in ipairs { "strength", "wood", "food", "crystal" } do
  table.insert(card.modifiers, { query = query, of = "cards", own = true, others = true, from = "kingdom", layer = "each", add = "more" })
end

return card
