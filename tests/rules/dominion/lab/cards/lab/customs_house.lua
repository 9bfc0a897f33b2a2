-- Customs House: while this is in play, cards cost 2 more.
local card = {}

card.modifiers = {
  { query = "cost", of = "cards", from = "in_play", layer = "each", add = "more" },
}

return card
