-- Miller: earns 1; at a market you may turn ducats into renown.
local card = {}

card.modifiers = { { query = "exchanges", of = "owner", from = "hamlet", collect = { into = "renown" } } }

return card
