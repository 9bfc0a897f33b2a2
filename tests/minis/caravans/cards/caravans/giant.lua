-- Giant: in slot 1 this has strength 5 instead.
local card = {}

card.modifiers = { {
  query = "strength", of = "self", from = "train", layer = "instead",
  set = function(ctx)
    return ctx.card.zone.slot == ctx.params.slot and ctx.params.leading or ctx.card.printed.strength
  end,
} }

return card
