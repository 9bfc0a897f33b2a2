-- Roadblock: while face up in a draft part, face-down cards cannot be drafted as long as a villager lies on the road.
local card = {}

card.modifiers = {
  { query = "unseen_drafts", of = "players", from = "events", layer = "each", add = -1 },
}

return card
