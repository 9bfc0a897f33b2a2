-- Monkey: when it dies, 1 gold for each age token on it.
local card = {}

card.modifiers = {
  {
    query = "aging_gold", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.gold * ctx.card.age end,
    when = function(ctx) return ctx.card.doomed == 1 end,
  },
}

return card
