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

local nobody = { free = {}, full = false }

-- Of villagers with the same name: those with room, and whether others have none.
local function room_of(villagers)
  local free, full = {}, false
  local room = villagers[1].room
  for _, villager in ipairs(villagers) do
    if room > 0 and #villager:above() < room then
      table.insert(free, villager)
    else
      full = true
    end
  end
  return { free = free, full = full }
end

-- A village as it stands at a question: it is looked at once, however many cards could be built in it.
function chains.survey(me)
  local village = me.village
  local by_name, rooms, roots = village:by_name(), {}, nil
  local survey = { village = village }

  function survey.named(name)
    local here = rooms[name]
    if not here then
      here = by_name[name] and room_of(by_name[name]) or nobody
      rooms[name] = here
    end
    return here
  end

  -- A villager with the right name stands in the right chain already; only a root can be a stand-in with room left.
  function survey.stand_in_roots()
    if not roots then
      roots = {}
      for _, villager in ipairs(village:list { type = "stand_in" }) do
        if not villager.below then
          table.insert(roots, villager)
        end
      end
    end
    return roots
  end

  return survey
end

-- The places for a card with this chain and so many monks under it, and why there is none: the code of V-124.
function chains.places(survey, card, chain, monks)
  local wanted = chain and #chain - monks or 0
  if wanted == 0 then
    return { survey.village } -- it, or the lowest monk, starts a pile
  end
  local here = survey.named(chain[wanted])
  local places, reason = here.free, here.full and "no_room" or "chain_missing"
  local roots = wanted == 1 and survey.stand_in_roots() or nobody.free
  if #roots == 0 then
    return places, reason
  end
  places = { table.unpack(places) }
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

return chains
