-- Colossus: strength 7 instead of 1 while it carries an age token. War: 1 point for each war won.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "instead", set = "aged",
    when = function(ctx) return ctx.card.age >= 1 end,
  },
  {
    query = "war_points", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.points * ctx.owner.wars_won end,
  },
}

return card
