-- Where a card may be built (V-41 to V-47, V-66, V-69).
local chains = {}

-- The suit of a chain is that of its first villager that stands for itself.
local function suit_of_branch(villager)
  while villager:is("stand_in") do
    villager = villager:above()[1]
  end
  return villager.suit
end

-- V-69: a stand-in that starts a pile stands for the root of one suit only.
local function suits(stand_in, card)
  for _, above in ipairs(stand_in:above()) do
    if suit_of_branch(above) ~= card.suit then
      return false
    end
  end
  return true
end

local nobody = {}
local carriers = { room = { min = 1 } }
local stand_ins = { type = "stand_in" }

-- Of these villagers those with room.
local function with_room(villagers)
  local free = {}
  for at = 1, #villagers do
    local villager = villagers[at]
    local room = villager.room
    if room > 0 and (villager:is_top() or (room > 1 and #villager:above() < room)) then
      free[#free + 1] = villager
    end
  end
  return free
end

-- A village as it stands at a question: it is looked at once, however many cards could be built in it.
function chains.survey(me)
  local village = me.village
  return { village = village, by_name = village:by_name(carriers), free = {} }
end

-- The same for a single card: villagers are looked for when they are wanted.
function chains.glance(me)
  return { village = me.village, free = {} }
end

-- Villagers of this name with room.
local function named(survey, name)
  local free = survey.free[name]
  if not free then
    local villagers
    if survey.by_name then
      villagers = survey.by_name[name]
    else
      villagers = survey.village:list { name = name }
    end
    if not villagers then
      return nobody
    end
    free = with_room(villagers)
    survey.free[name] = free
  end
  return free
end

-- A villager with the right name stands in the right chain already; only a root can be a stand-in with room left.
local function stand_in_roots(survey)
  local roots = survey.roots
  if not roots then
    roots = {}
    for _, villager in ipairs(survey.village:list(stand_ins)) do
      if not villager.below then
        table.insert(roots, villager)
      end
    end
    survey.roots = roots
  end
  return roots
end

local function has_branches_left(stand_in)
  return #stand_in:above() < game.params.branches_of_stand_in
end

-- The places for a card that comes to lie on the villager `below` in its chain, so far from the root.
local function places_on(survey, card, below, height)
  local free = named(survey, below)
  if height > 1 or #stand_in_roots(survey) == 0 then
    return free
  end
  local places = { table.unpack(free) }
  for _, villager in ipairs(stand_in_roots(survey)) do
    if suits(villager, card) and has_branches_left(villager) then
      table.insert(places, villager)
    end
  end
  return places
end

-- Whether a card with this chain can be built on a villager: asked for each card of a hand.
function chains.has_place(survey, card, chain)
  local height = #chain
  local below = chain[height]
  return #named(survey, below) > 0 or (height == 1 and #places_on(survey, card, below, height) > 0)
end

-- The places for a card with this chain and so many monks under it.
function chains.places(survey, card, chain, monks)
  local height = chain and #chain - monks or 0
  if height == 0 then
    return { survey.village } -- it, or the lowest monk, starts a pile
  end
  return places_on(survey, card, chain[height], height)
end

-- Why there is none: the code of V-124.
function chains.refusal(survey, card, chain, monks)
  if #chains.places(survey, card, chain, monks) > 0 then
    return nil
  end
  local height = #chain - monks
  local stands = survey.village:count { name = chain[height] } > 0
  local reason = stands and "no_room" or "chain_missing"
  for _, villager in ipairs(height == 1 and stand_in_roots(survey) or nobody) do
    if suits(villager, card) then
      reason = "no_room"
    elseif not stands then
      reason = reason == "no_room" and reason or "suit_mismatch"
    end
  end
  return reason
end

return chains
