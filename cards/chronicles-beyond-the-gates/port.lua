-- Port: income: 1 gold if your kingdom produces wood, and 1 if it produces food. Level 2: war: 2 points if it produces
-- crystals. More units of a resource do not give more (C-121).
local levels = use("levels")

local card = {}

local function produces(kind)
  return function(ctx) return ctx.owner:produces(kind) >= 1 end
end

local has_crystals = produces("crystal")

card.modifiers = {
  { query = "income", of = "owner", from = "buildings", add = "gold", when = produces("wood") },
  { query = "income", of = "owner", from = "buildings", add = "gold", when = produces("food") },
  {
    query = "war_points", of = "owner", from = "buildings", add = "war_points",
    when = function(ctx) return levels.second(ctx) and has_crystals(ctx) end,
  },
}

return card
