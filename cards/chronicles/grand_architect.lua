-- Grand Architect: construction: 1 gold may be paid in place of any one resource, as often as you like (C-108).
local card = {}

card.modifiers = {
  {
    query = "exchanges", of = "owner", from = "kingdom",
    collect = { give = "gold", into = { "wood", "food", "crystal" } },
  },
}

return card
