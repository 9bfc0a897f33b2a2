-- Relic of Fertility: never dies (a fact). War, in the front row: 1 point for each pair of wood and food (C-118).
local card = {}

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "kingdom",
    add = function(ctx)
      return ctx.params.points_each * math.min(ctx.owner:produces("wood"), ctx.owner:produces("food"))
    end,
    when = function(ctx) return ctx.card:in_front() end,
  },
}

return card
