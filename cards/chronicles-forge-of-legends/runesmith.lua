-- Runesmith: income: 1 gold for each artifact in your kingdom, at most 2.
local card = {}

card.modifiers = {
  {
    query = "income", of = "owner", from = "kingdom",
    add = function(ctx) return math.min(ctx.params.gold * ctx.owner.artifacts:count(), ctx.params.most) end,
  },
}

return card
