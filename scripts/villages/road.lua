-- The road: six open places, six stacks above them, the reserve beside (V-14, V-23 to V-26, V-29).
local road = {}

function road.stacks_are_empty()
  return game.stacks:count() == 0
end

function road.leftmost_stack()
  for _, stack in ipairs(game.stacks:zones()) do
    if stack:count() > 0 then
      return stack
    end
  end
end

-- V-73: nothing is ever put on a stack that has run out, so what is due stays due.
function road.first_market_is_due()
  for at = 1, game.params.first_market_stacks do
    if game.stacks[at]:count() > 0 then
      return false
    end
  end
  return game.markets[1]:count() > 0
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
  if road.first_market_is_due() then
    turn(game.markets[1])
  end
  if road.second_market_is_due() then
    turn(game.markets[2])
  end
end

-- Fills the empty places from left to right; `next_source` says where the next card comes from, if there is one.
local function fill(next_source)
  if game.road:count() < game.params.road then
    for _, place in ipairs(game.road:zones()) do
      local source = place:count() == 0 and next_source()
      if source then
        game:move(source:top(), place)
      end
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
