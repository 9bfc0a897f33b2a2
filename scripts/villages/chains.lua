-- Where a card may be built (V-41 to V-47, V-66, V-69).
local chains = {}

-- The villager that must lie directly below a card and the monks under it; none: they start a pile.
local function wanted_below(card, monks)
  return card.chain and card.chain[#card.chain - monks]
end

-- How many of the villagers below a card monks could stand for.
function chains.length(card)
  return card.chain and #card.chain or 0
end

function chains.has_room(villager)
  local room = villager.room
  if villager:is("stand_in") then
    room = villager.below and 1 or game.params.branches_of_stand_in
  end
  return #villager:above() < room
end

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

-- The places for a card with so many monks under it, and why there is none: the code of V-124.
-- A villager with the right name stands in the right chain already; only a root can be a stand-in with room left.
function chains.places(me, card, monks)
  local name = wanted_below(card, monks)
  if not name then
    return { me.village }
  end
  local places, reason = {}, "chain_missing"
  for _, villager in ipairs(me.village:list { name = name }) do
    if chains.has_room(villager) then
      table.insert(places, villager)
    else
      reason = "no_room"
    end
  end
  if chains.length(card) - monks == 1 then
    for _, villager in ipairs(me.village:list { type = "stand_in" }) do
      if not villager.below then
        if not suits(villager, card) then
          reason = reason == "no_room" and reason or "suit_mismatch"
        elseif not chains.has_room(villager) then
          reason = "no_room"
        else
          table.insert(places, villager)
        end
      end
    end
  end
  return places, reason
end

return chains
