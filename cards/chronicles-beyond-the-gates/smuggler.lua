-- Smuggler: income: 2 gold if your kingdom produces at least 1 food.
local card = {}

card.modifiers = {
  {
    query = "income", of = "owner", from = "kingdom", add = "gold",
    when = function(ctx) return ctx.owner:produces("food") >= 1 end,
  },
}

return card
