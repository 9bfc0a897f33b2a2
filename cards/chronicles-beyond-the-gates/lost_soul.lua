-- Lost Soul: when it dies, 7 points.
local card = {}

card.modifiers = {
  {
    query = "aging_points", of = "owner", from = "kingdom", add = "points",
    when = function(ctx) return ctx.card.doomed == 1 end,
  },
}

return card
