-- Architect's Compass: construction: land costs you nothing.
local card = {}

card.modifiers = {
  { query = "land_cost", of = "owner", from = "artifacts", layer = "instead", set = 0 },
}

return card
