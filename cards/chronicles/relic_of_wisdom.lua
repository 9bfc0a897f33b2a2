-- Relic of Wisdom: never dies (a fact). At the end of the game, 2 points for each age token on it.
local card = {}

card.modifiers = {
  {
    query = "worth", of = "self", from = "kingdom",
    add = function(ctx) return ctx.params.points * ctx.card.age end,
  },
}

return card
