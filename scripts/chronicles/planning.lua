-- Phase 2, deployment: everybody plans in secret (C-31 to C-34, C-94, C-116).
local planning = {}

-- Until the plans are revealed.
local face_down = { face = "down" }

-- The fifth slot, as long as it cannot be used.
local function closed_slot(p)
  local fifth = p.kingdom[game.params.fifth_slot]
  return not p:may_use(fifth) and fifth or nil
end

-- Notes that the closed slot takes nobody.
local function refuse_closed(closed, refused)
  if closed then
    refused[closed] = "no_room"
  end
  return refused
end

-- The slots where nobody new can be put, with the reason: one holds one card.
local function slots_without_room(p, closed)
  local cards, refused = p.kingdom:list(), {}
  for at = 1, #cards do
    refused[cards[at].zone] = "no_room"
  end
  return refuse_closed(closed, refused)
end

local moves = {}

local function place_character(p, card, closed)
  local slot = p:choose_option {
    among = p.kingdom,
    prompt = "plan.where",
    about = card,
    forced = true,
    refuse = slots_without_room(p, closed),
  }
  p:move(card, slot, face_down)
  return slot
end

-- C-116: the artifact that comes with this character belongs to the plan.
local function name_artifact(p, card, slot)
  local artifact = p:choose_card {
    from = p.hand,
    type = "artifact",
    prompt = "plan.with",
    about = card,
    optional = true,
  }
  if artifact then
    artifact:add("new", 1)
    p:move(artifact, p.promised[slot.slot], face_down)
  end
end

-- C-31, C-94: a character on a free slot, an artifact beside the characters.
function moves.place(p, card, closed)
  card:add("new", 1)
  if card:is("artifact") then
    p:move(card, p.artifacts, face_down)
    return
  end
  local slot = place_character(p, card, closed)
  if card.brings_artifact then
    name_artifact(p, card, slot)
  end
end

local function take_back(p, card)
  card:take("new")
  p:move(card, p.hand)
end

-- A character comes back with the artifact named with it.
function moves.retrieve(p, card)
  local named = p.promised:count() ~= 0 and card:is("character") and p.promised[card.zone.slot]:top()
  take_back(p, card)
  if named then
    take_back(p, named)
  end
end

-- Somebody new stays face down.
local function put(p, card, place)
  p:move(card, place, card.new == 1 and face_down or nil)
end

-- `dismissed` holds one of the two meanwhile.
local function change_places(p, here, there)
  local one, other = here:top(), there:top()
  if other then
    p:move(other, p.dismissed)
  end
  if one then
    put(p, one, there)
  end
  if other then
    put(p, other, here)
  end
end

-- C-32: to a free slot, or changing places with whoever stands there; and so do the artifacts named with them.
function moves.shift(p, card, closed)
  local from = card.zone
  local to = p:choose_option {
    among = p.kingdom,
    prompt = "plan.where",
    about = card,
    refuse = refuse_closed(closed, { [from] = "no_room" }),
  }
  change_places(p, from, to)
  if p.promised:count() ~= 0 then
    change_places(p, p.promised[from.slot], p.promised[to.slot])
  end
end

-- C-32, C-33: it leaves play when the plans are revealed, and does not die.
function moves.dismiss(p, card)
  p:move(card, p.dismissed)
end

-- A character needs a slot.
local function refuse_character(candidate)
  return candidate:is("character") and "no_room" or nil
end

-- Everybody plans alone until they are done; others see nothing of it (C-31).
local function plan(p)
  local closed, place = closed_slot(p), { from = p.hand }
  local slots = closed and game.params.fifth_slot - 1 or game.params.fifth_slot
  local question = {
    prompt = "plan",
    moves = {
      place = place,
      retrieve = { from = { p.kingdom, p.artifacts, p.promised }, new = 1 },
      shift = {
        from = { p.kingdom, p.artifacts, p.buildings },
        refuse = { [p.artifacts] = "artifact_fixed", [p.buildings] = "building_fixed" }, -- C-97, C-65
      },
      dismiss = { from = p.kingdom, new = 0 },
    },
    words = { "done" },
  }
  while true do
    place.refuse = p.kingdom:count() == slots and refuse_character or nil
    local move, card = p:choose_move(question)
    if move == "done" then
      return
    end
    moves[move](p, card, closed)
  end
end

function planning.plan()
  game:together(game.seats, plan)
end

return planning
