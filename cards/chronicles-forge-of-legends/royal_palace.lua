-- Royal Palace: income: 1 gold for each artifact in your kingdom, at most 3. Level 2: war: 2 points if you win a war.
local levels = use("levels")

local card = {}

card.modifiers = {
  {
    query = "income", of = "owner", from = "buildings",
    add = function(ctx) return math.min(ctx.params.gold * ctx.owner.artifacts:count(), ctx.params.most) end,
  },
  {
    query = "war_points", of = "owner", from = "buildings", add = "gain",
    when = function(ctx) return levels.second(ctx) and ctx.owner.wars_won >= 1 end,
  },
}

return card
