-- Archivist: war: 1 point for each artifact in your kingdom, at most 3.
local card = {}

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "kingdom",
    add = function(ctx) return math.min(ctx.params.points_each * ctx.owner.artifacts:count(), ctx.params.most) end,
  },
}

return card
