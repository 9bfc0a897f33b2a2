-- Demon: when placed, 1 age token on itself. If it dies with exactly 1 age token, lose 3 points (C-123).
local card = {}

function card.on_placed_age(ctx)
  ctx.card:add("age", ctx.params.age)
end

card.modifiers = {
  {
    query = "aging_points", of = "owner", from = "kingdom", add = "-loss",
    when = function(ctx) return ctx.card.doomed == 1 and ctx.card.age == ctx.params.age end,
  },
}

return card
