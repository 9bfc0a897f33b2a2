-- Ferry: while this is in play, cards cost 1 less.
local card = {}

card.modifiers = {
  { query = "cost", of = "cards", from = "in_play", layer = "given", add = "-less" },
}

return card
