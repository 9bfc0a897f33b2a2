-- Witness (a character), Tapestry (an artifact): when placed, notes when each step of C-41 came to it.
local card = {}

local steps = { "replace", "again", "build", "gold", "age", "age_choice", "age_move", "points" }

for _, step in ipairs(steps) do
  card["on_placed_" .. step] = function(ctx)
    ctx.player:add("steps", 1)
    ctx.player:add("placed_" .. step, ctx.player.steps)
  end
end

return card
