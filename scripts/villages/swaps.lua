-- A card that takes the place of a covered villager, which is built at once in the player's own village (V-67). Nothing
-- the swap changes makes or takes a place for that villager, so all can be asked and checked before anything moves.
local building = use("building")
local chains = use("chains")
local padlocks = use("padlocks")
local swaps = {}

local covered = { except = { top = true } }

-- What the player will own when the ducats on the villager have gone to its owner.
local function supply_after(me, villager)
  return me.ducats + (villager.owner == me and villager.ducats or 0)
end

-- Of a villager with somebody on top of it.
local function covered_refusal(me, survey, villager)
  if villager:is("stand_in") or (villager:is("founders") and villager.owner ~= me) then
    return "bad_target"
  end
  return building.plain_refusal(me, survey, villager, supply_after(me, villager))
end

local function target_refusal(me, survey, villager)
  if villager:is_top() then
    return "bad_target"
  end
  return covered_refusal(me, survey, villager)
end

-- Without anybody to change places with the card cannot be built; the reason is that of whoever came closest.
function swaps.refusal(me, survey)
  local reason, numbers = "bad_target", nil
  for _, villager in ipairs(game.all.village:list(covered)) do
    local why, how_much = covered_refusal(me, survey, villager)
    if not why then
      return nil
    elseif why ~= "bad_target" then
      reason, numbers = why, how_much
    end
  end
  return reason, numbers
end

local function swap(me, card, villager)
  villager.owner:add("ducats", villager:take("ducats"))
  game:replace(villager, card, me.hand)
end

function swaps.build(me, card)
  local survey = chains.survey(me)
  local villager = me:choose_card {
    from = game.all.village,
    refuse = function(each)
      return target_refusal(me, survey, each)
    end,
    about = card,
    prompt = "swap.whom",
    not_offered = "bad_target",
  }
  local side = villager:is("founders")
    and me:choose_option { among = { "gold", "food" }, about = villager, prompt = "swap.side" }
  local place = building.choose_place(me, survey, villager, villager.chain, 0)
  local payee = padlocks.choose(me, villager, supply_after(me, villager))

  me:begin_to_act()
  me:add("built", 1)
  swap(me, card, villager)
  padlocks.pay(me, payee)
  me:lay(villager, place)
  if side then
    villager:turn(side == "food" and 1 or 0)
  end
end

return swaps
