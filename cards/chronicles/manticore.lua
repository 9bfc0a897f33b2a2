-- Manticore: +2 strength for each food your kingdom produces.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "each",
    add = function(ctx) return ctx.params.each * ctx.owner:produces("food") end,
  },
}

return card
