-- Frozen Fields: while face up in a draft part, the draft limit is 1 lower, never below 1.
local card = {}

card.modifiers = {
  { query = "draft_limit", of = "players", from = "events", layer = "each", add = "-less" },
}

return card
