-- How a sensible player answers what is not part of a bot's own plan. Cards are judged by what they are, not by
-- name, so that cards of any set can be dealt with.
local habits = {}

local function is_junk(card)
  return card:is("curse") or card:is("victory") and not card:is("action") and not card:is("treasure")
end

-- What a card is worth to a deck that wants to buy: Curses least, then Victory cards, then Coppers.
local function worth(card)
  if is_junk(card) then
    return card:is("curse") and -2 or -1
  end
  return card.printed.cost
end

-- The names of the cards on offer for which `fits` holds (all without it), and how many they are.
local function names_on_offer(choice, fits)
  local options, names, count = {}, {}, 0
  for _, option in ipairs(choice:options()) do
    if not fits or fits(option.what) then
      table.insert(options, option)
      count = count + option.count
    end
  end
  table.sort(options, function(a, b)
    return worth(a.what) < worth(b.what)
  end)
  for _, option in ipairs(options) do
    table.insert(names, option.name)
  end
  return names, count
end

local function take_worst(_, choice)
  return choice:take_by(choice.min, worth)
end

local function worthlessness(card)
  return -worth(card)
end

local function take_best(_, choice)
  return choice:take_by(1, worthlessness)
end

-- Whether a card is one of the kingdom's. Cards of sets that are not in the game may be asked for too.
function habits.in_kingdom(view, name)
  for _, kind in ipairs(view.lineup) do
    if kind.name == name then
      return true
    end
  end
  return false
end

-- How many copies of a kingdom card have been taken from their pile and are in somebody's deck; whose, a seat cannot see.
function habits.taken(view, name)
  local pile = view.supply[name]
  if not pile then
    return 0
  end
  local taken = view.params.kingdom_pile - pile:count()
  return view.trash:count() > 0 and taken - view.trash:count { name = name } or taken
end

-- Actions worth playing, in this order: those that allow another one first, then cards, then coins and the rest.
local play_order = {
  "village", "festival", "laboratory", "market", "spy", "throne_room", "cellar", "witch", "council_room", "smithy",
  "library", "moat", "militia", "adventurer", "thief", "bureaucrat", "mine", "moneylender", "woodcutter", "chancellor",
  "workshop", "feast",
}

-- Only with a plan of one's own.
local seldom = { chapel = true }

-- Cards nobody has thought of are played too, the dearest first: a mod's author will have meant them to be.
local function unheard_of(what)
  if type(what) ~= "string" and not seldom[what.name] then
    return -what.printed.cost
  end
end

function habits.play_action(choice)
  return choice:first_of(play_order, "play") or choice:take_by(1, unheard_of) or choice:option("stop")
end

local answers = {}

-- What needs no thought, for `always` of a bot: every Treasure is played, and Actions in this order.
habits.always = {
  treasures = { all = "play", why = "hint.all_treasures" },
  action = { first_of = play_order, group = "play" },
}

answers["treasures"] = function(_, choice)
  return choice:all("play") or choice:option("stop"), "hint.all_treasures"
end

answers["action"] = function(_, choice)
  return habits.play_action(choice)
end

answers["cellar.discard"] = function(_, choice)
  local names, count = names_on_offer(choice, is_junk)
  return choice:take(count, names)
end

-- Curses and Estates always; Coppers only from a hand that cannot buy much anyway.
answers["chapel.trash"] = function(view, choice)
  local coins = view.me.coins
  for _, card in ipairs(view.me.hand:list { name = { "copper", "silver", "gold" } }) do
    coins = coins + (card.name == "gold" and 3 or card.name == "silver" and 2 or 1)
  end
  local names, count = names_on_offer(choice, function(card)
    return card.name == "curse" or card.name == "estate" or card.name == "copper" and coins < 5
  end)
  return choice:take(math.min(count, choice.max), names)
end

answers["moat.reveal"] = function(_, choice)
  return choice:option(true)
end

answers["chancellor.discard_deck"] = function(_, choice)
  return choice:option(true)
end

local gains = { "province", "gold" }

local function gain(view, choice)
  return choice:first_of(gains) or take_best(view, choice)
end

answers["workshop.gain"] = gain
answers["feast.gain"] = gain
answers["remodel.gain"] = gain
answers["mine.gain"] = gain

local rubbish = { "curse", "estate", "duchy", "province", "copper" }

answers["militia.discard"] = function(view, choice)
  return choice:only(choice.min, rubbish) or take_worst(view, choice)
end

answers["bureaucrat.put_back"] = take_worst

-- A Gold becomes a Province; otherwise whatever is worth least.
answers["remodel.trash"] = function(view, choice)
  return choice:first_of { "gold" } or take_worst(view, choice)
end

answers["mine.trash"] = function(_, choice)
  return choice:first_of { "silver", "copper" }
end

-- Bad cards away from the own deck, good ones away from those of the others.
answers["spy.discard"] = function(view, choice)
  local own = choice.about.owner == view.me
  local bad = is_junk(choice.about) or choice.about.name == "copper"
  return choice:option(own == bad)
end

answers["thief.trash"] = take_best

answers["thief.gain"] = function(_, choice)
  local names, count = names_on_offer(choice, function(card)
    return card.name ~= "copper"
  end)
  return choice:take(count, names)
end

answers["throne_room.play"] = function(view, choice)
  return choice:first_of(play_order) or take_best(view, choice)
end

answers["library.set_aside"] = function(view, choice)
  return choice:option(view.me.actions == 0)
end

-- Answers any question; one it has no habit for is answered with as little as possible.
function habits.answer(view, choice)
  local answer = answers[choice.prompt]
  if not answer then
    return choice:default()
  end
  local picked, why = answer(view, choice)
  return picked or choice:default(), why
end

return habits
