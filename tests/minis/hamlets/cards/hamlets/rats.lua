-- Rats: everybody drafts 1 card fewer, but at least one.
local card = {}

card.modifiers = {
  { query = "draft_limit", of = "players", from = "omens", layer = "each", add = "-fewer", at_least = 1 },
}

return card
