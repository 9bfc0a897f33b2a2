-- The road: six open places, six stacks above them, the reserve beside (V-14, V-23 to V-26, V-29).
local road = {}

-- Of zones of a kind those without a card, each with the reason that is given for it.
function road.empty_ones(places, reason)
  local refused = {}
  for _, zone in ipairs(places:empty()) do
    refused[zone] = reason
  end
  return refused
end

function road.stacks_are_empty()
  return game.stacks:count() == 0
end

function road.leftmost_stack()
  local stacks = game.stacks
  for at = 1, game.params.road do
    local stack = stacks[at]
    if stack:count() > 0 then
      return stack
    end
  end
end

local function first_stacks_are_empty()
  local stacks = game.stacks
  for at = 1, game.params.first_market_stacks do
    if stacks[at]:count() > 0 then
      return false
    end
  end
  return true
end

-- V-73: nothing is ever put on a stack that has run out, so what is due stays due.
function road.first_market_is_due()
  return first_stacks_are_empty() and game.markets[1]:count() > 0
end

-- V-77.
road.second_market_is_due = road.stacks_are_empty

local function turn(place)
  local card = place:top()
  if card.side == 0 then
    card:turn(1)
  end
end

-- V-73: a market that has come due is turned sideways, for everybody to see.
function road.turn_due_markets()
  if not first_stacks_are_empty() then
    return
  end
  if game.markets[1]:count() > 0 then
    turn(game.markets[1])
  end
  if road.second_market_is_due() then
    turn(game.markets[2])
  end
end

-- Fills the empty places from left to right; `next_source` says where the next card comes from, if there is one.
local function fill(next_source)
  for _, place in ipairs(game.road:empty()) do
    local source = next_source()
    if source then
      game:move(source:top(), place)
    end
  end
  road.turn_due_markets()
end

-- V-113: alone, what was discarded becomes a new reserve.
local function reserve_if_any()
  if game.reserve:count() == 0 and #game.seats == 1 then
    game:move(game.discard_pile, game.reserve)
    game:shuffle(game.reserve)
  end
  return game.reserve:count() > 0 and game.reserve or nil
end

-- V-29, V-113: where a card that is wanted face down comes from; nothing if there is none left.
function road.source()
  return reserve_if_any() or road.leftmost_stack()
end

local function stack_or_reserve()
  return road.leftmost_stack() or reserve_if_any()
end

-- V-23, V-26: after a draft, of which the place is known if it was from the road.
function road.refill(place)
  if place and game.road:count() == game.params.road - 1 then -- no other is empty
    local source = stack_or_reserve()
    if source then
      game:move(source:top(), place)
    end
    road.turn_due_markets()
    return
  end
  fill(stack_or_reserve)
end

-- V-29: in the road refresh the reserve comes first.
function road.restock()
  fill(road.source)
end

return road
