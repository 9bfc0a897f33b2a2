-- Press Gang: event: the Countess takes a random card of your hand, or the top card of the rightmost stack.
local road = use("road")
local solo = use("solo")

local card = {}

local function rightmost_stack()
  local found
  for _, stack in ipairs(game.stacks:zones()) do
    found = stack:count() > 0 and stack or found
  end
  return found
end

function card.on_event(ctx)
  local hand = ctx.player.hand:list()
  if #hand > 0 then
    solo.take_in(game:random_pick(hand, "press_gang"))
    return
  end
  local stack = rightmost_stack()
  if stack then
    solo.take_in(stack:top())
    road.turn_due_markets()
  end
end

return card
