-- Treasure Hunter: +1 strength for each artifact in your kingdom.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "each",
    add = function(ctx) return ctx.params.each * ctx.owner.artifacts:count() end,
  },
}

return card
