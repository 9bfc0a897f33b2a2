-- Drummer: your other travellers have +1 strength.
local card = {}

card.modifiers = { {
  query = "strength", of = "cards", own = true, others = true, type = "traveller", from = "train",
  layer = "given", add = "more",
} }

return card
