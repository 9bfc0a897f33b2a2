-- The road: six open places, six stacks above them, the reserve beside (V-14, V-23 to V-26, V-29).
local road = {}

function road.leftmost_stack()
  for _, stack in ipairs(game.stacks:zones()) do
    if stack:count() > 0 then
      return stack
    end
  end
end

local function are_empty(first, last)
  for at = first, last do
    if game.stacks[at]:count() > 0 then
      return false
    end
  end
  return true
end

-- V-73: nothing is ever put on a stack that has run out, so what is due stays due.
function road.first_market_is_due()
  return game.markets[1]:count() > 0 and are_empty(1, game.params.first_market_stacks)
end

-- V-77.
function road.second_market_is_due()
  return are_empty(1, game.params.road)
end

local function turn_if(is_due, place)
  local card = place:top()
  if card and card.side == 0 and is_due then
    card:turn(1)
  end
end

-- V-73: a market that has come due is turned sideways, for everybody to see.
function road.turn_due_markets()
  turn_if(road.first_market_is_due(), game.markets[1])
  turn_if(road.second_market_is_due(), game.markets[2])
end

-- Fills the empty places from left to right; `next_source` says where the next card comes from, if there is one.
local function fill(next_source)
  for _, place in ipairs(game.road:zones()) do
    local source = place:count() == 0 and next_source()
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

-- V-23, V-26: after a draft.
function road.refill()
  fill(function()
    return road.leftmost_stack() or reserve_if_any()
  end)
end

-- V-29: in the road refresh the reserve comes first.
function road.restock()
  fill(road.source)
end

return road
