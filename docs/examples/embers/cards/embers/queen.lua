-- Pyre Queen: your other creatures are stronger.
local card = {}

card.modifiers = {
  { query = "strength", of = "cards", from = "field", layer = "given", add = "more", type = "creature", own = true, others = true },
}

return card
