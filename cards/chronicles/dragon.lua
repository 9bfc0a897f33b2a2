-- Dragon: strength 7 instead of 0 while your kingdom produces at least 1 crystal.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "self", from = "kingdom", layer = "instead", set = "awake",
    when = function(ctx) return ctx.owner:produces("crystal") >= 1 end,
  },
}

return card
