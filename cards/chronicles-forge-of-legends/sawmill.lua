-- Sawmill: produces 1 wood. Level 2: war: 1 point for each wood your kingdom produces.
local levels = use("levels")

local card = {}

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points_each * ctx.owner:produces("wood") end,
  },
}

return card
