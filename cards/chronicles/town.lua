-- Town: produces 1 wood and 1 food. Level 2: produces 1 crystal as well.
local levels = use("levels")

local card = {}

card.modifiers = {
  { query = "crystal", of = "self", from = "buildings", when = levels.second, add = "second" },
}

return card
