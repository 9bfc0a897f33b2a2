-- Benefactor: while this is in play, Victory cards are worth 1 point more.
local card = {}

card.modifiers = {
  { query = "points", of = "cards", type = "victory", from = "in_play", layer = "given", add = "more" },
}

return card
