-- Cook: income: 1 gold for each food your kingdom produces.
local card = {}

card.modifiers = {
  {
    query = "income", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.gold * ctx.owner:produces("food") end,
  },
}

return card
