-- Verbs and queries of Villages: what the cards call.
--
-- players  p:visible("food")        food, builders or gold on the top villagers of the village
--          p:symbols("hay")         suit symbols on all its cards, covered ones too
--          p:gold_bearers()         the top villagers with a gold number
--          p:gain(n)                ducats from the bank
--          p:pay_bank(n)            ducats to the bank, as far as they reach
--          p:loses(villager, zone)  one of p's villagers goes there; the ducats on it stay with p
--          p:builds_left()          build actions that are left in this turn
--          p:begin_to_act()         fixes the build limit, before the first action of a turn
--
-- Queries a card can change with `modifiers`: draft_limit, build_limit, hire_limit, unseen_drafts (of players), silver (of
-- cards).
-- Counters to read: p.ducats, p.built, p.hired; villager.ducats.
local draft = use("draft")
local formulas = use("silver")
local refresh = use("refresh")
local solo = use("solo")
local player, queries = {}, {}

local on_top = { top = true }
local bearing_gold = { top = true, gold = { min = 1 } }

-- V-46, V-81.
function player.visible(me, what)
  return me.village:total(what, on_top)
end

-- V-82.
function player.symbols(me, suit)
  local sum = 0
  for _, villager in ipairs(me.village:list { suit = suit }) do
    sum = sum + math.max(1, villager.symbols)
  end
  return sum
end

function player.gold_bearers(me)
  return me.village:list(bearing_gold)
end

function player.gain(me, ducats)
  game:add("bank", -ducats)
  me:add("ducats", ducats)
end

-- V-116: whoever owes more than they have pays what they have.
function player.pay_bank(me, ducats)
  game:add("bank", -me:add("ducats", -ducats))
end

-- V-114.
function player.loses(me, villager, zone)
  me:add("ducats", villager:take("ducats"))
  game:move(villager, zone)
end

-- V-36: builders built or covered in a turn do not change its limit.
function player.builds_left(me)
  local limit = me.limit
  return (limit > 0 and limit or me:build_limit()) - me.built
end

function player.begin_to_act(me)
  if me.limit == 0 then
    me:add("limit", me:build_limit())
    if solo.is_on() then
      solo.begin_part("build")
    end
  end
end

local function limit_with(more)
  local params = game.params
  local limit, most = params.limit + more, params.most
  return limit < most and limit or most
end

function queries.draft_limit(_, me)
  return limit_with(me.village:total("food", on_top))
end

function queries.build_limit(_, me)
  return limit_with(me.village:total("builders", on_top))
end

-- V-36: what was in force when the turn's first action began stays so.
function queries.turn_limit(_, me)
  return me.limit > 0 and me.limit or me:build_limit()
end

-- V-45: a covered villager earns nothing.
function queries.silver(_, villager)
  local formula = villager.printed.silver
  if not formula or not villager:is_top() then
    return 0
  end
  local params = villager.params
  return (params.each or 1) * (formulas[formula](villager.owner, villager) // (params.per or 1))
end

-- V-124: why a player has nothing to decide while another is asked.
local function why_idle(me, asked)
  if game.phase == "draft" then
    return draft.why_idle(me)
  elseif game.phase == "refresh" then
    return refresh.why_idle(me, asked)
  end
end

return { player = player, queries = queries, why_idle = why_idle }
