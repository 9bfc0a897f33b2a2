-- The build part (V-35 to V-40) and its end (V-71, V-72).
local building = use("building")
local hiring = use("hiring")
local playing = use("playing")
local swaps = use("swaps")
local turns = {}

-- Why a card cannot be built, for all cards of a hand: the village is looked at once.
local function build_refusals(me, left)
  if left <= 0 then
    local limit = me.built + left
    return function(card)
      if card.stands_below then
        return "monk_on_top"
      end
      return "build_limit_reached", { limit = limit }
    end
  end
  local survey = building.survey(me, left)
  return function(card)
    if card.stands_below then
      return "monk_on_top" -- V-66
    elseif card.takes_place then
      return swaps.refusal(me, survey) -- V-67
    end
    return building.refusal(me, survey, card)
  end
end

-- Why nobody can be hired, whatever card is given for it.
local function hire_refusal(me)
  local reason, particulars = hiring.refusal(me)
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

local acts = { build = build, hire = hiring.hire, play = playing.play }

function turns.build()
  local p = game.active
  if p.hand:count() == 0 then
    return "next_phase"
  end
  local left = p:builds_left()
  local act, card = p:choose_move {
    prompt = "build",
    numbers = { builds = left, hires = math.max(0, p:hire_limit() - p.hired) },
    moves = {
      build = {
        from = p.hand,
        discarded = false,
        refuse = build_refusals(p, left),
      },
      hire = { from = p.hand, refuse = hire_refusal(p) },
      play = {
        from = p.hand,
        discarded = true,
        refuse = function(each)
          return playing.refusal(p, each)
        end,
      },
    },
    words = { "done" },
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
