-- Strategist: +1 strength for each age token in your kingdom. May fight from the back row (a fact).
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "each",
    add = function(ctx) return ctx.params.each * ctx.owner:tokens(ctx.owner.kingdom:list()) end,
  },
}

return card
