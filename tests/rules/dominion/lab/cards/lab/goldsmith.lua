-- Goldsmith: while this is in play, Treasures cost 2 less.
local card = {}

card.modifiers = {
  { query = "cost", of = "cards", from = "in_play", layer = "given", type = "treasure", add = "-less" },
}

return card
