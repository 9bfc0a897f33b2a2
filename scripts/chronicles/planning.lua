-- Phase 2, deployment: everybody plans in secret (C-31 to C-34, C-94, C-116).
local planning = {}

local function fifth_slot(p)
  return p.kingdom[game.params.fifth_slot]
end

-- A slot holds one card; the fifth is empty as long as it cannot be used.
local function usable_slots(p)
  local slots = game.params.fifth_slot
  return p:may_use(fifth_slot(p)) and slots or slots - 1
end

-- Notes that the fifth slot takes nobody, as long as it cannot be used.
local function refuse_fifth_slot(p, refused)
  local fifth = fifth_slot(p)
  if not p:may_use(fifth) then
    refused[fifth] = "no_room"
  end
  return refused
end

-- The slots where nobody new can be put, with the reason.
local function slots_without_room(p)
  local slots, tops, refused = p.kingdom:zones(), p.kingdom:tops(), {}
  for at = 1, #slots do
    if tops[at] ~= slots[at] then
      refused[slots[at]] = "no_room"
    end
  end
  return refuse_fifth_slot(p, refused)
end

-- Face down until the plans are revealed, if it is new.
local function put(p, card, place)
  p:move(card, place, { face = card.new == 1 and "down" or "up" })
end

local moves = {}

local function place_character(p, card)
  local slot = p:choose_option {
    among = p.kingdom,
    prompt = "plan.where",
    about = card,
    forced = true,
    refuse = slots_without_room(p),
  }
  put(p, card, slot)
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
    put(p, artifact, p.promised[slot.slot])
  end
end

-- C-31, C-94: a character on a free slot, an artifact beside the characters.
function moves.place(p, card)
  card:add("new", 1)
  if card:is("artifact") then
    put(p, card, p.artifacts)
    return
  end
  local slot = place_character(p, card)
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
  local artifact = card:is("character") and p.promised[card.zone.slot]:top()
  take_back(p, card)
  if artifact then
    take_back(p, artifact)
  end
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

-- C-32: to a free slot, or changing places with whoever stands there.
function moves.shift(p, card)
  local from = card.zone
  local to = p:choose_option {
    among = p.kingdom,
    prompt = "plan.where",
    about = card,
    refuse = refuse_fifth_slot(p, { [from] = "no_room" }),
  }
  change_places(p, from, to)
  change_places(p, p.promised[from.slot], p.promised[to.slot])
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
  local slots, place = usable_slots(p), { from = p.hand }
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
    moves[move](p, card)
  end
end

function planning.plan()
  game:together(game.seats, plan)
end

return planning
