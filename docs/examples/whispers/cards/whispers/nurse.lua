-- Nurse: until your next turn nobody can choose you.
local card = {}

function card.on_play(ctx)
  ctx.player:add("safe", 1)
end

return card
