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

-- Of villagers with the same name, one at least: those with room.
local function with_room(villagers)
  local free = {}
  local room = villagers[1].room
  for at = 1, #villagers do
    local villager = villagers[at]
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

-- Villagers of this name with room, and why there are none: the code of V-124.
local function named(survey, name)
  local free = survey.free[name]
  if not free then
    local villagers
    if survey.by_name then
      villagers = survey.by_name[name]
    else
      villagers = survey.village:list { name = name }
    end
    if not villagers or #villagers == 0 then
      return nobody, "chain_missing"
    end
    free = with_room(villagers)
    survey.free[name] = free
  end
  return free, "no_room"
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

-- The places for a card that comes to lie on the villager `below` in its chain, so far from the root, and why there is none:
-- the code of V-124.
local function places_on(survey, card, below, height)
  local places, reason = named(survey, below)
  local roots = height == 1 and stand_in_roots(survey) or nobody
  if #roots > 0 then
    places = { table.unpack(places) }
  end
  for _, villager in ipairs(roots) do
    if not suits(villager, card) then
      reason = reason == "no_room" and reason or "suit_mismatch"
    elseif #villager:above() >= game.params.branches_of_stand_in then
      reason = "no_room"
    else
      table.insert(places, villager)
    end
  end
  return places, reason
end

chains.named, chains.places_on = named, places_on

-- The same for a card with this chain and so many monks under it.
function chains.places(survey, card, chain, monks)
  local height = chain and #chain - monks or 0
  if height == 0 then
    return { survey.village } -- it, or the lowest monk, starts a pile
  end
  return places_on(survey, card, chain[height], height)
end

return chains
