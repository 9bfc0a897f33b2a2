-- Commander: war: 1 point for each war won, from either row.
local card = {}

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.points * ctx.owner.wars_won end,
  },
}

return card
