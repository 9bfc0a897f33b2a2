-- The draft part (V-19 to V-27): one card of one player is one step.
local road = use("road")
local solo = use("solo")
local draft = {}

-- Who is behind the others goes on: those before them in turn order have had their card of this lap, or are done.
local function next_drafter()
  local found
  for _, p in ipairs(game.first.everyone) do
    local cards = p.square:count()
    if cards < p:draft_limit() and (not found or cards < found.square:count()) then
      found = p
    end
  end
  return found
end

local function reserve_is_open()
  return game.options.draft_from_reserve == 1 and road.stacks_are_empty()
end

-- V-20, V-26: the road and the tops of the stacks; a place without a card stands for itself. Also says why something of
-- this cannot be taken.
local function places(p)
  local list, refused = {}, {}
  local unseen = p:unseen_drafts() == 0 and game.road:count() > 0 and "event_forbids" or nil
  local function add(place, if_empty, forbidden)
    local choice = place:top() or place
    refused[choice] = choice == place and if_empty or forbidden
    table.insert(list, choice)
  end
  for _, place in ipairs(game.road:zones()) do
    add(place, "empty_place")
  end
  for _, place in ipairs(game.stacks:zones()) do
    add(place, "empty_stack", unseen)
  end
  if reserve_is_open() then
    add(game.reserve, "empty_stack", unseen)
  else
    table.insert(list, game.reserve)
    refused[game.reserve] = "reserve_closed"
  end
  return list, refused
end

local function can_draft()
  return game.road:count() > 0 or road.leftmost_stack() or (reserve_is_open() and game.reserve:count() > 0)
end

function draft.draft()
  local p = can_draft() and next_drafter()
  if not p then
    return "take_up"
  end
  local list, refused = places(p)
  local card = p:choose_option {
    among = list,
    prompt = "draft",
    too_few = "draft_required",
    not_offered = "unknown_card",
    refuse = function(choice)
      return refused[choice]
    end,
    numbers = { count = p:draft_limit() - p.square:count() },
  }
  local from_road = card.zone.name == "road"
  solo.begin_part("draft")
  p:add("ducats", card:take("ducats")) -- V-22
  p:move(card, p.square)
  solo.share(p, from_road)
  road.refill()
end

-- V-24.
function draft.take_up()
  for _, p in ipairs(game.seats) do
    p:move(p.square, p.hand)
  end
end

return draft
