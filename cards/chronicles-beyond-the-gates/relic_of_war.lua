-- Relic of War: never dies (a fact). +1 strength for each age token on itself.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "each",
    add = function(ctx) return ctx.params.each * ctx.card.age end,
  },
}

return card
