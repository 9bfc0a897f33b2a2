-- Coronet: in the trash this costs nothing.
local card = {}

card.modifiers = {
  { query = "cost", of = "self", from = "trash", layer = "instead", set = 0 },
}

return card
