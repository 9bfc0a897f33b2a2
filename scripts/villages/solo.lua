-- The solo game against the Countess (V-88 to V-117). She has a village and a supply and decides nothing.
local road = use("road")
local solo = {}

local easy, hard = 0, 2

function solo.is_on()
  return #game.seats == 1
end

-- V-74, V-101: who earns at a market, in turn order.
function solo.earners()
  local earners = game.first.everyone
  if solo.is_on() then
    table.insert(earners, game.countess)
  end
  return earners
end

-- V-106, V-109.
local function is_used(event)
  return game.options.difficulty ~= easy and game.options.difficulty ~= hard or not event.only_normal
end

function solo.deal()
  for _, kind in ipairs(game.definitions) do
    if kind:is("event") and is_used(kind) then
      game:create(kind, 1, game[kind.season])
    end
  end
  game:create("countess", 1, game.countess.village)
  local supply = game.options.difficulty == hard and game.params.countess_supply_hard or game.params.countess_supply
  game.countess:add("ducats", supply) -- V-90, V-110
  local player = game.seats[1]
  game:create("jester", 1, game.options.difficulty == hard and player.away or player.beside) -- V-108
end

-- V-99: summer until the first market is over.
local function season()
  return game.markets[1]:count() > 0 and "summer" or "winter"
end

local discards_of = { summer = "summer_discards", winter = "winter_discards" }

-- V-89, V-111.
local function turn_up_event()
  local deck = game[season()]
  if deck:count() == 0 then
    game:move(game[discards_of[season()]], deck)
    game:shuffle(deck)
  end
  if deck:count() > 0 then
    game:move(deck:top(), game.events)
  end
end

-- V-107: where the normal game turns up one event.
local function single_event()
  return game.options.difficulty == hard and game.options.hard_events or 1
end

function solo.start()
  game:shuffle(game.summer)
  game:shuffle(game.winter)
  for _ = 1, single_event() do
    turn_up_event()
  end
  if game.options.difficulty == easy then
    game.countess.village:top():turn(1) -- V-105
  end
end

-- V-100: once a part of the solo game has begun, its events have happened.
function solo.begin_part(part)
  for _, event in ipairs(game.events:list { timing = part, begun = 0 }) do
    event:add("begun", 1)
  end
end

-- V-93, V-94: into her village, as it is.
function solo.take_in(card)
  local countess = game.countess
  countess:add("ducats", card:take("ducats"))
  countess:move(card, countess.village)
end

-- V-92: after each draft she gets a villager of the road, before the empty places are filled.
function solo.share(p, from_road)
  if not from_road and game.options.countess_shares_stacks == 0 then
    return
  end
  local villager = p:choose_card { from = game.road, prompt = "draft.countess", forced = true }
  if villager then
    solo.take_in(villager)
  end
end

-- V-112.
function solo.take_from_road(villager)
  solo.take_in(villager)
  road.refill()
end

function solo.pay_countess(p, ducats)
  game.countess:add("ducats", -p:add("ducats", -ducats))
end

local function discard(event)
  event:take("begun")
  game:move(event, game[discards_of[event.season]])
end

-- V-97. Whoever still has the jester is asked even about a single event: it is the last moment to discard it.
function solo.events()
  if not solo.is_on() then
    return "next_phase"
  end
  for _, event in ipairs(game.events:list { except = { timing = "event" } }) do
    discard(event)
  end
  local p = game.seats[1]
  local event = p:choose_card { from = game.events, prompt = "events.next", forced = p.beside:count() == 0 }
  if not event then
    return "countess"
  end
  event:add("begun", 1)
  p:resolve(event, { hook = "on_event" })
  discard(event)
end

-- V-98, V-104, V-107.
local function how_many_events(value)
  if game.options.difficulty == easy then
    return 1
  elseif value >= game.params.great_value then
    return single_event()
  end
  return value > 0 and game.params.events_for_value or game.params.events_for_none
end

-- V-98, V-102.
function solo.countess()
  if not solo.is_on() or road.second_market_is_due() then
    return
  end
  local card = road.source():top()
  solo.take_in(card)
  for _ = 1, how_many_events(card.gold + card:silver()) do
    turn_up_event()
  end
  road.turn_due_markets()
end

return solo
