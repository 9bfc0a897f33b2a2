-- Palm Reader: aging: 1 point for each age token on your characters that die, itself included (C-110).
local card = {}

card.modifiers = {
  {
    query = "aging_points", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.points * ctx.owner:tokens(ctx.owner.kingdom:list { doomed = 1 }) end,
  },
}

return card
