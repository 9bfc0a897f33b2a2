-- Abbey: income: 1 gold if your kingdom produces at least 2 different resources. Level 2: war: 1 point for each
-- different resource it produces (C-122).
local levels = use("levels")

local card = {}

local function kinds_produced(p)
  local kinds = 0
  for _, kind in ipairs { "wood", "food", "crystal" } do
    kinds = kinds + math.min(p:produces(kind), 1)
  end
  return kinds
end

card.modifiers = {
  {
    query = "income", of = "owner", from = "buildings", add = "gold",
    when = function(ctx) return kinds_produced(ctx.owner) >= ctx.params.kinds end,
  },
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points_each * kinds_produced(ctx.owner) end,
  },
}

return card
