-- Recruiter: you may hire 1 more, and each of your villagers earns 1 more silver.
local card = {}

card.modifiers = {
  { query = "hire_limit", of = "owner", from = "village", layer = "each", add = "more" },
  { query = "silver", of = "cards", own = true, from = "village", layer = "formula", add = "more" },
}

return card
