-- Inn: income: 1 gold for each of your characters in the back row. Level 2: war: 1 point for each of them.
local levels = use("levels")

local card = {}

local function guests(owner)
  return #owner.kingdom:list { where = function(each) return each:in_back() end }
end

card.modifiers = {
  {
    query = "income", of = "owner", from = "buildings",
    add = function(ctx) return ctx.params.gold * guests(ctx.owner) end,
  },
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points_each * guests(ctx.owner) end,
  },
}

return card
