-- What villagers are worth to a bot of Villages. They are judged by their facts, so that cards of any set can be dealt with;
-- `taste` is what the bot sets store by:
--   gold, silver        for each ducat at the markets (silver: as it stands now, and `growth` for what may still come)
--   food, builders      for each symbol and each round it may still work
--   missing             for each villager of its chain that neither stands in the village nor is held
--   hired               for each basic villager that has to be hired first
local formulas = use("silver")
local worth = {}

-- Rounds that may still come: every player takes about four cards a round.
local cards_a_round = 4
-- Symbols beyond which one more changes nothing: the limits end at five.
local enough = 3
-- What a silver formula may still grow by until the last market.
local silver_growth = 4

function worth.rounds_left(view)
  return view.stacks:count() // (cards_a_round * #view.seats) + 1
end

-- Gold is earned at each market that is still to come, silver only at the last.
local function markets_left(view)
  return view.markets:count()
end

-- Whether a villager of this name stands in the village with room for one more card.
function worth.has_room_on(view, name)
  for _, villager in ipairs(view.me.village:list { name = name }) do
    local room = villager.room
    if room > 0 and (villager:is_top() or #villager:above() < room) then
      return true
    end
  end
  return false
end

-- How far it is from being built: villagers of its chain that are missing, and whether one of them can be hired.
local function way_to(view, card)
  local missing, hired = 0, 0
  local chain = card.chain
  if not chain then
    return missing, hired
  end
  for at, name in ipairs(chain) do
    local there
    if at < #chain then
      there = view.me.village:count { name = name } > 0
    else
      there = worth.has_room_on(view, name)
    end
    if not there and view.me.hand:count { name = name } == 0 then
      if at == 1 and view.basics[name] then
        hired = 1
      else
        missing = missing + 1
      end
    end
  end
  return missing, hired
end

-- What lies under it earns nothing any more, unless it is there for that.
local function covers(view, card)
  local chain = card.chain
  local below = chain and view.me.village:list { name = chain[#chain], top = true }[1]
  return below and below.gold or 0
end

-- A padlock of one's own earns its price; a stranger's, or the bank's, costs it.
local function of_padlock(view, card)
  if not card.lock then
    return 0
  end
  return view.me.village:count { name = card.lock } > 0 and view.params.padlock or -view.params.padlock
end

local function of_symbols(view, card, what, weight)
  local symbols = card[what]
  if symbols == 0 then
    return 0
  end
  local room = math.max(0, enough - view.me:visible(what))
  return weight * math.min(symbols, room) * worth.rounds_left(view)
end

-- Of having it built.
function worth.benefit(view, card, taste)
  local value = taste.gold * markets_left(view) * (card.gold - covers(view, card)) + of_padlock(view, card)
  value = value + of_symbols(view, card, "food", taste.food) + of_symbols(view, card, "builders", taste.builders)
  if card.printed.silver then
    value = value + taste.growth
  end
  return value + (card.keys or 0) * taste.keys
end

-- What it would earn an opponent in whose village every card shows.
function worth.in_the_open(view, owner, card)
  local value = markets_left(view) * card.gold + card.ducats
  local formula, params = card.printed.silver, card.params
  if formula then
    value = value + (params.each or 1) * ((formulas[formula](owner, card) + 1) // (params.per or 1)) + silver_growth
  end
  return value
end

-- Of holding it in hand.
function worth.of(view, card, taste)
  local missing, hired = way_to(view, card)
  return worth.benefit(view, card, taste) - taste.missing * missing - taste.hired * hired
end

-- The option that is worth most by a function, and how much.
function worth.best(options, number)
  local best, most
  for _, option in ipairs(options) do
    local value = number(option)
    if value and (not most or value > most) then
      best, most = option, value
    end
  end
  return best, most
end

return worth
