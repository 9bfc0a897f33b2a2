-- Building one card, with the monks under it (V-37 to V-47, V-66). All is asked before anything moves.
local chains = use("chains")
local padlocks = use("padlocks")
local building = {}

local monks_filter = { stands_below = true }
local has_place = chains.has_place -- asked for each card of a hand

local function monks_in_hand(me)
  return me.hand:list(monks_filter)
end

-- How many monks can be built below a card (V-66: each costs a build action of its own).
local function monks_at_hand(me, builds_left)
  if builds_left <= 1 then
    return 0
  end
  return math.min(me.hand:count(monks_filter), game.params.monks_in_chain, builds_left - 1)
end

-- The village as it stands at a question about all cards of the hand, and what its player could use for them.
function building.survey(me, builds_left)
  local survey = chains.survey(me)
  survey.supply = me.ducats
  survey.opens_all = padlocks.opens_all(me, survey.supply)
  survey.monks = monks_at_hand(me, builds_left)
  return survey
end

-- Monks stand for villagers below a card, so it takes no more than its chain is long.
local function most_monks(survey, chain)
  return chain and math.min(#chain, survey.monks) or 0
end

local function fits_with_monks(survey, card, chain)
  for monks = 1, most_monks(survey, chain) do
    if not chains.refusal(survey, card, chain, monks) then
      return true
    end
  end
  return false
end

-- Whether a card of the hand with this chain cannot be built in the village that was surveyed, with as many monks as it takes.
function building.is_refused(me, survey, card, chain)
  if chain and not has_place(survey, card, chain) and not (survey.monks > 0 and fits_with_monks(survey, card, chain)) then
    return true
  end
  return not survey.opens_all and padlocks.refusal(me, card, survey.supply) ~= nil
end

-- And why: the padlock, if there is a place.
function building.refusal(me, survey, card, chain)
  local reason = chain and chains.refusal(survey, card, chain, 0)
  if reason and not fits_with_monks(survey, card, chain) then
    return reason, { below = chain[#chain] }
  end
  return padlocks.refusal(me, card, survey.supply)
end

-- The same without monks, for a player who will have this supply.
function building.plain_refusal(me, survey, card, supply)
  local chain = card.chain
  local reason = chains.refusal(survey, card, chain, 0)
  if reason then
    return reason, { below = chain[#chain] }
  end
  return padlocks.refusal(me, card, supply)
end

local function choose_monks(me, survey, card, chain)
  local most = most_monks(survey, chain)
  if most == 0 then
    return 0
  end
  local numbers = {}
  for monks = 0, most do
    table.insert(numbers, monks)
  end
  return me:choose_option {
    among = numbers,
    refuse = function(monks)
      return chains.refusal(survey, card, chain, monks)
    end,
    about = card,
    prompt = "build.monks",
    forced = true,
  }
end

function building.choose_place(me, survey, card, chain, monks)
  local places = chains.places(survey, card, chain, monks)
  if #places == 1 then
    return places[1]
  end
  return me:choose_option {
    among = places,
    about = card,
    prompt = "build.where",
    not_offered = "chain_missing",
  }
end

function building.build(me, card)
  local survey, chain = chains.glance(me), card.chain
  survey.monks = chain and monks_at_hand(me, me:builds_left())
  local monks = choose_monks(me, survey, card, chain)
  local place = building.choose_place(me, survey, card, chain, monks)
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
