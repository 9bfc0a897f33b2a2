-- Almoner: while this is in play, when you buy a card, take 1 favour.
local card = {}

card.triggers = {
  { event = "bought", from = "in_play", whose = "mine", gives = { favours = "favours" } },
}

return card
