-- Conscription: event: the Countess takes the top card of the leftmost stack that is left.
local road = use("road")
local solo = use("solo")

local card = {}

function card.on_event()
  local stack = road.leftmost_stack()
  if stack then
    solo.take_in(stack:top())
    road.turn_due_markets()
  end
end

return card
