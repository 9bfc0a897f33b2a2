-- Leveller: each of your other characters has strength 20 instead of its own.
local card = {}

card.modifiers = {
  { query = "strength", of = "cards", own = true, others = true, from = "kingdom", layer = "instead", set = "level" },
}

return card
