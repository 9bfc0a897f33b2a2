-- Steward: 1 more strength, war points and gold, income, points and gold of aging for you; land costs you 1 gold more, your other cards cost
-- 1 gold more and are worth 1 point more.
local card = {}

card.modifiers = {
  { query = "cost", of = "cards", own = true, others = true, from = "kingdom", layer = "each", add = "more" },
  { query = "worth", of = "cards", own = true, others = true, from = "kingdom", layer = "each", add = "more" },
}

for _, sum in ipairs { "kingdom_strength", "war_points", "war_gold", "income", "land_cost", "aging_points", "aging_gold" } do
  table.insert(card.modifiers, { query = sum, of = "owner", from = "kingdom", layer = "given", add = "more" })
end

return card
