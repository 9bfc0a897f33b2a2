-- Shield of Strength: war: +2 kingdom strength.
local card = {}

card.modifiers = {
  { query = "kingdom_strength", of = "owner", from = "artifacts", add = "more" },
}

return card
