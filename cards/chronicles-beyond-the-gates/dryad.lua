-- Dryad: produces 1 wood. Construction: any wood you produce may serve as 1 food or 1 crystal, as often as you like (C-108).
local card = {}

card.modifiers = {
  {
    query = "exchanges", of = "owner", from = "kingdom",
    collect = { give = "wood", into = { "food", "crystal" } },
  },
}

return card
