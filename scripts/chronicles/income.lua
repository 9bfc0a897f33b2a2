-- Phase 4, income (C-52, C-53).
local income = {}

function income.earn()
  for _, p in ipairs(game.seats) do
    p:add("gold", p:income())
  end
end

return income
