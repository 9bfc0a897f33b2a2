-- Storm: who begins a turn loses 1 ducat.
local card = {}

card.triggers = { {
  event = "turn_begins", from = "omens", run = function(ctx) ctx.player:add("ducats", -ctx.params.ducats) end,
} }

return card
