-- Building one card, with the monks under it (V-37 to V-47, V-66). All is asked before anything moves.
local chains = use("chains")
local padlocks = use("padlocks")
local building = {}

local function monks_in_hand(me)
  return me.hand:list { stands_below = true }
end

-- V-66: each monk costs a build action of its own.
local function most_monks(me, card)
  return math.min(chains.length(card), #monks_in_hand(me), game.params.monks_in_chain, me:builds_left() - 1)
end

local function place_refusal(me, card, monks)
  local places, reason = chains.places(me, card, monks)
  return #places == 0 and reason or nil
end

-- Why a card that is not in the village yet cannot be laid there now.
function building.refusal(me, card)
  local reason = place_refusal(me, card, 0)
  for monks = 1, reason and most_monks(me, card) or 0 do
    if not place_refusal(me, card, monks) then
      reason = nil
      break
    end
  end
  if reason then
    return reason, { below = card.chain[#card.chain] }
  end
  return padlocks.refusal(me, card, me.ducats)
end

-- The same for a card without monks, and for a player who will have this supply.
function building.plain_refusal(me, card, supply)
  local reason = place_refusal(me, card, 0)
  if reason then
    return reason, { below = card.chain[#card.chain] }
  end
  return padlocks.refusal(me, card, supply)
end

local function choose_monks(me, card)
  local numbers = {}
  for monks = 0, most_monks(me, card) do
    table.insert(numbers, monks)
  end
  return me:choose_option {
    among = numbers,
    refuse = function(monks)
      return place_refusal(me, card, monks)
    end,
    about = card,
    prompt = "build.monks",
    forced = true,
  }
end

function building.choose_place(me, card, monks)
  local places = chains.places(me, card, monks)
  return me:choose_option {
    among = places,
    about = card,
    prompt = "build.where",
    not_offered = "chain_missing",
    forced = true,
  }
end

function building.build(me, card)
  local monks = choose_monks(me, card)
  local place = building.choose_place(me, card, monks)
  local payee = padlocks.choose(me, card, me.ducats)

  me:begin_to_act()
  me:add("built", 1 + monks)
  for _ = 1, monks do
    local monk = monks_in_hand(me)[1]
    me:lay(monk, place)
    place = monk
  end
  padlocks.pay(me, payee)
  me:lay(card, place)
end

return building
