-- Timber Shortage: while face up in a build part, the build limit is 1 lower, never below 1.
local card = {}

card.modifiers = {
  { query = "build_limit", of = "players", from = "events", layer = "each", add = "-less" },
}

return card
