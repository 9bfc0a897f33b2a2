-- Ogre: +1 strength for each gold your coming income yields; never below 4 (C-109).
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "each",
    add = function(ctx) return ctx.params.each * math.max(ctx.owner:income(), game.params.income) end,
  },
}

return card
