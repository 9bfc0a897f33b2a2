-- Surveyor: while this is in play, Victory cards are worth 5 points instead of their own.
local card = {}

card.modifiers = {
  { query = "points", of = "cards", type = "victory", from = "in_play", layer = "instead", set = "worth" },
}

return card
