-- Elder: +2 strength for each year of age.
local card = {}

card.modifiers = {
  { query = "strength", of = "self", layer = "each", add = function(ctx) return ctx.params.each * ctx.card.age end },
}

return card
