-- The build part (V-35 to V-40) and its end (V-71, V-72).
local building = use("building")
local hiring = use("hiring")
local playing = use("playing")
local swaps = use("swaps")
local turns = {}

local is_refused = building.is_refused -- asked for each card of a hand

-- Why a card of the hand cannot be built with so many build actions left.
local function why_not_built(me, left, card)
  local chain = card.chain
  if not chain and card.stands_below then
    return "monk_on_top" -- V-66
  elseif left <= 0 then
    return "build_limit_reached", { limit = me.built + left }
  end
  local survey = building.survey(me, left)
  if not chain and card.takes_place then
    return swaps.refusal(me, survey) -- V-67
  end
  return building.refusal(me, survey, card, chain)
end

local function refuse_all()
  return true
end

-- Which cards of a hand cannot be built: the village is looked at once for all of them.
local function refuse_to_build(me, left)
  if left <= 0 then
    return refuse_all
  end
  local survey = building.survey(me, left)
  return function(card)
    local chain = card.chain
    if not chain and card.stands_below then
      return true
    elseif not chain and card.takes_place then
      return swaps.refusal(me, survey) ~= nil
    end
    return is_refused(me, survey, card, chain)
  end
end

-- The same answer whatever card it is about; nothing, if the answer is that all is well.
local function always(reason, particulars)
  return reason and function()
    return reason, particulars
  end
end

-- V-66, V-67: how each kind of card is built.
local function build(me, card)
  if card.takes_place then
    return swaps.build(me, card)
  end
  return building.build(me, card)
end

local done = { "done" }
local acts = { build = build, hire = hiring.hire, play = playing.play }

function turns.build()
  local p = game.active
  local hand = p.hand
  if hand:count() == 0 then
    return "next_phase"
  end
  local builds = p:builds_left()
  local hires, why_not, particulars = hiring.refusal(p)
  local act, card = p:choose_move {
    prompt = "build",
    numbers = { builds = builds, hires = hires },
    moves = {
      build = {
        from = hand,
        discarded = false,
        refuse = refuse_to_build(p, builds),
        why = function(each)
          return why_not_built(p, builds, each)
        end,
      },
      hire = { from = hand, refuse = why_not and refuse_all, why = always(why_not, particulars) },
      play = {
        from = hand,
        discarded = true,
        refuse = function(each)
          return playing.refusal(p, each)
        end,
      },
    },
    words = done,
    not_offered = "not_in_hand",
  }
  if act == "done" then
    return "next_phase"
  end
  acts[act](p, card)
end

function turns.evening()
  for _, p in ipairs(game.seats) do
    if p:visible("food") == 0 then -- V-71
      for _, founders in ipairs(p.village:list { type = "founders" }) do
        founders:turn(1)
      end
    end
  end
  game:pass_first(game.first.left) -- V-72
end

return turns
