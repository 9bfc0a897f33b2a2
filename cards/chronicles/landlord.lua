-- Landlord: produces 1 wood. Construction: land costs you nothing.
local card = {}

card.modifiers = {
  { query = "land_cost", of = "owner", from = "kingdom", layer = "instead", set = 0 },
}

return card
