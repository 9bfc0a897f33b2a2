-- Conditions on the level of a building, for its triggers and modifiers: `when = levels.second` (C-9).
local levels = {}

function levels.second(ctx)
  return ctx.card.level == 2
end

return levels
