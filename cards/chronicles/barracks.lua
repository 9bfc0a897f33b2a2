-- Barracks: war: +1 kingdom strength for each wood your kingdom produces. Level 2: war: 1 point for each of your
-- characters of strength 3 or more, in either row (C-126).
local levels = use("levels")

local card = {}

card.modifiers = {
  {
    query = "kingdom_strength", of = "owner", from = "buildings",
    add = function(ctx) return ctx.params.more * ctx.owner:produces("wood") end,
  },
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx)
      return ctx.params.points_each * #ctx.owner.kingdom:list { strength = { min = ctx.params.strong } }
    end,
  },
}

return card
