-- Mine: produces 1 crystal. Level 2: war: 2 points for each crystal your kingdom produces.
local levels = use("levels")

local card = {}

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points_each * ctx.owner:produces("crystal") end,
  },
}

return card
