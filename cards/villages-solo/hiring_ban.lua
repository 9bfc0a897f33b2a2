-- Hiring Ban: while face up in a build part, at most one basic villager may be hired.
local card = {}

card.modifiers = {
  { query = "hire_limit", of = "players", from = "events", layer = "one", set = "most" },
}

return card
