-- Adventurer: produces 1 crystal for each age token on itself.
local card = {}

card.modifiers = {
  {
    query = "crystal", of = "self", from = "kingdom", layer = "instead",
    set = function(ctx) return ctx.card.printed.crystal * ctx.card.age end,
  },
}

return card
