-- Market: income: 1 gold for each other building in your kingdom. Level 2: at the end of the game, 1 point for every
-- 3 gold in your treasury.
local levels = use("levels")

local card = {}

card.modifiers = {
  {
    query = "income", of = "owner", from = "buildings",
    add = function(ctx) return ctx.params.gold * (ctx.owner.buildings:count() - 1) end,
  },
  {
    query = "worth", of = "self", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points * (ctx.owner.gold // ctx.params.hoard) end,
  },
}

return card
