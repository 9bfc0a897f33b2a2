-- Imp Lackey: placing it gives 2 gold (its cost, C-112). When it dies, lose 2 points.
local card = {}

card.modifiers = {
  {
    query = "aging_points", of = "owner", from = "kingdom", add = "-loss",
    when = function(ctx) return ctx.card.doomed == 1 end,
  },
}

return card
