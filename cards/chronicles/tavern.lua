-- Tavern: income: 1 gold for each food your kingdom produces. Level 2: war: 1 point for each food.
local levels = use("levels")

local card = {}

card.modifiers = {
  {
    query = "income", of = "owner", from = "buildings",
    add = function(ctx) return ctx.params.gold * ctx.owner:produces("food") end,
  },
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points_each * ctx.owner:produces("food") end,
  },
}

return card
