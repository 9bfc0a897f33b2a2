-- Blizzard: while face up in a build part, the build limit is 1 lower, never below 1, and nobody can be hired.
local card = {}

card.modifiers = {
  { query = "build_limit", of = "players", from = "events", layer = "each", add = "-less" },
  { query = "hire_limit", of = "players", from = "events", layer = "none", set = 0 },
}

return card
