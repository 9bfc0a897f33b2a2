-- Hunter: produces 1 food, but only in the front row.
local card = {}

card.modifiers = {
  {
    query = "food", of = "self", from = "kingdom", layer = "instead", set = 0,
    when = function(ctx) return ctx.card:in_back() end,
  },
}

return card
