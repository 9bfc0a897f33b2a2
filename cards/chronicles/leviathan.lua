-- Leviathan: +2 strength for each food your kingdom produces. While it carries an age token it cannot fight, but
-- produces 2 food.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "each",
    add = function(ctx) return ctx.params.each * ctx.owner:produces("food") end,
  },
  {
    query = "strength", of = "self", from = "kingdom", layer = "cannot_fight", set = 0,
    when = function(ctx) return ctx.card.age >= 1 end,
  },
  {
    query = "food", of = "self", from = "kingdom", layer = "instead", set = 0,
    when = function(ctx) return ctx.card.age == 0 end,
  },
}

return card
