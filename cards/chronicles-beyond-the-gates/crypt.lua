-- Crypt: aging: 1 gold for each of your characters that dies. Level 2: 1 point for each as well.
local levels = use("levels")

local card = {}

local function deaths(p)
  return #p.kingdom:list { doomed = 1 }
end

card.modifiers = {
  {
    query = "aging_gold", of = "owner", from = "buildings",
    add = function(ctx) return ctx.params.gold * deaths(ctx.owner) end,
  },
  {
    query = "aging_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points_each * deaths(ctx.owner) end,
  },
}

return card
