-- Pawnshop: +1 Buy (gives); while in play, cards cost 1 less, never below 0.
local card = {}

card.modifiers = {
  { query = "cost", of = "cards", from = "in_play", layer = "given", add = "-less" },
}

return card
