-- The build part (V-35 to V-40) and its end (V-71, V-72).
local building = use("building")
local hiring = use("hiring")
local playing = use("playing")
local swaps = use("swaps")
local turns = {}

-- V-66, V-67: how each kind of card is built, and why it cannot be.
local function build_refusal(me, card)
  if card.stands_below then
    return "monk_on_top"
  elseif me:builds_left() <= 0 then
    return "build_limit_reached", { limit = me.built + me:builds_left() }
  elseif card.takes_place then
    return swaps.refusal(me)
  end
  return building.refusal(me, card)
end

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
  local act, card = p:choose_move {
    prompt = "build",
    numbers = { builds = p:builds_left(), hires = math.max(0, p:hire_limit() - p.hired) },
    moves = {
      build = {
        from = p.hand,
        discarded = false,
        refuse = function(each)
          return build_refusal(p, each)
        end,
      },
      hire = {
        from = p.hand,
        refuse = function()
          return hiring.refusal(p)
        end,
      },
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
