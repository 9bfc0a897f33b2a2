-- Temple: income: 2 gold (a fact). Level 2: war: 2 points.
local levels = use("levels")

local card = {}

card.modifiers = {
  { query = "war_points", of = "owner", from = "buildings", when = levels.second, add = "war_points" },
}

return card
