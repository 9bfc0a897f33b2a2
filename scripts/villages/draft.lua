-- The draft part (V-19 to V-27): one card of one player is one step.
local road = use("road")
local solo = use("solo")
local draft = {}

-- Of several players, in turn order, the first with the fewest cards.
local function furthest_behind(players)
  local found, fewest
  for at = 1, #players do
    local cards = players[at].square:count()
    if not fewest or cards < fewest then
      found, fewest = at, cards
    end
  end
  return found, fewest
end

-- Who is behind the others goes on: those before them in turn order have had their card of this lap. Who has reached the
-- limit is out of it. How many cards are left to take is returned too.
local function next_drafter()
  local waiting = game.first.everyone
  while #waiting > 0 do
    local at, cards = furthest_behind(waiting)
    local p = waiting[at]
    local limit = p:draft_limit()
    if cards < limit then
      return p, limit - cards
    end
    table.remove(waiting, at)
  end
end

local function reserve_is_open()
  return game.options.draft_from_reserve == 1 and road.stacks_are_empty()
end

local function forbid(list, refused, reason)
  for _, each in ipairs(list) do
    refused[each] = refused[each] or reason
  end
end

-- V-20, V-26: the road and the tops of the stacks. Also says why something of this cannot be taken.
local function places(p)
  local on_the_road = game.road:count()
  local unseen = on_the_road > 0 and p:unseen_drafts() == 0 and "event_forbids" or nil
  local on_road, of_stacks = game.road:tops(), game.stacks:tops()
  local refused = road.empty_ones(game.stacks, "empty_stack")
  if on_the_road < game.params.road then
    forbid(game.road:empty(), refused, "empty_place")
  end
  if unseen then
    forbid(of_stacks, refused, unseen)
  end
  local last = game.reserve
  if reserve_is_open() then
    last = game.reserve:top() or game.reserve
    refused[last] = last == game.reserve and "empty_stack" or unseen
  else
    refused[last] = "reserve_closed"
  end
  return { on_road, of_stacks, last }, refused
end

local function can_draft()
  return game.road:count() > 0 or game.stacks:count() > 0 or (reserve_is_open() and game.reserve:count() > 0)
end

function draft.draft()
  if not can_draft() then
    return "take_up"
  end
  local p, cards_left = next_drafter()
  if not p then
    return "take_up"
  end
  local list, refused = places(p)
  local card = p:choose_option {
    among = list,
    prompt = "draft",
    too_few = "draft_required",
    not_offered = "unknown_card",
    refuse = refused,
    numbers = { count = cards_left },
  }
  local alone = solo.is_on()
  local place = card.zone
  local from_road = place.name == "road"
  if alone then
    solo.begin_part("draft")
  end
  p:add("ducats", card:take("ducats")) -- V-22
  p:move(card, p.square)
  if alone then
    solo.share(p, from_road)
  end
  road.refill(from_road and not alone and place or nil)
end

-- V-124.
function draft.why_idle(me)
  local limit = me:draft_limit()
  if me.square:count() >= limit then
    return "draft_limit_reached", { limit = limit }
  end
end

-- V-24.
function draft.take_up()
  for _, p in ipairs(game.seats) do
    p:move(p.square, p.hand)
  end
end

return draft
