-- Before the table is cleared: what burns until the next turn is put aside.
local steps = {}

function steps.keep_burning()
  local me = game.active
  me:move(me.in_play:list { lit = { min = 1 } }, me.burning)
end

return steps
