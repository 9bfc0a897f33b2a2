-- Beadle: while this is in play, when you gain a card, take 3 favours.
local card = {}

card.triggers = {
  { event = "gained", from = "in_play", whose = "mine", gives = { favours = "favours" } },
}

return card
