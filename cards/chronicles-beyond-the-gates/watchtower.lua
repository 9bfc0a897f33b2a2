-- Watchtower: war: +2 kingdom strength. Level 2: war: 1 point for each war won.
local levels = use("levels")

local card = {}

card.modifiers = {
  { query = "kingdom_strength", of = "owner", from = "buildings", add = "more" },
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points * ctx.owner.wars_won end,
  },
}

return card
