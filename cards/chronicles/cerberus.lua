-- Cerberus: strength 3 instead of 2 while your kingdom produces at least 1 food.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "instead", set = "fed",
    when = function(ctx) return ctx.owner:produces("food") >= 1 end,
  },
}

return card
