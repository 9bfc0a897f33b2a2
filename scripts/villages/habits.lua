-- How a bot of Villages answers each question, by its taste (see worth.lua). What it has no opinion about is answered with as
-- little as possible, so unknown cards and events cannot stop it.
local worth = use("worth")
local habits = {}

-- What a card of which only the suit is known may be expected to be worth.
local unseen = 3

local answers = {}

local function take(choice, option)
  return option and choice:option(option.what, option.group)
end

local function is_known(card)
  return card.zone.name == "road"
end

function answers.draft(view, choice, taste)
  return take(choice, (worth.best(choice:options(), function(option)
    if option.group == "meanwhile" then
      return nil
    elseif not is_known(option.what) then
      return unseen
    end
    return worth.of(view, option.what, taste) + option.what.ducats
  end)))
end

-- The Countess gets what earns her least.
answers["draft.countess"] = function(view, choice)
  return take(choice, (worth.best(choice:options(), function(option)
    return -worth.in_the_open(view, view.countess, option.what)
  end)))
end

-- A ducat keeps a villager on the road that is wanted.
answers["refresh.ducat"] = function(view, choice, taste)
  local best, value = worth.best(choice:options(), function(option)
    return worth.of(view, option.what, taste)
  end)
  return best and value > 0 and take(choice, best) or nil
end

local function of_group(choice, group)
  local found = {}
  for _, option in ipairs(choice:options()) do
    if option.group == group then
      table.insert(found, option)
    end
  end
  return found
end

-- The card in hand that is worth most of those that wait for a basic villager only, that villager, and what it is worth.
local function waiting(view, taste)
  local card, root, most
  for _, each in ipairs(view.me.hand:list()) do
    local chain = each.chain
    local pile = chain and #chain == 1 and view.basics[chain[1]]
    if pile and pile:count() > 0 and not worth.has_room_on(view, chain[1]) then
      local value = worth.benefit(view, each, taste)
      if not most or value > most then
        card, root, most = each, chain[1], value
      end
    end
  end
  return card, root, most
end

-- A card is given away for a basic villager that a better one waits for.
local function hire(view, choice, taste, wanted)
  local cheapest = worth.best(of_group(choice, "hire"), function(option)
    return option.what ~= wanted and -worth.of(view, option.what, taste) or nil
  end)
  return take(choice, cheapest)
end

-- The best card that can be built now or, with a basic villager, in a moment.
function answers.build(view, choice, taste)
  local best, value = worth.best(of_group(choice, "build"), function(option)
    return worth.benefit(view, option.what, taste)
  end)
  local wanted, _, later = waiting(view, taste)
  local answer
  if wanted and later > 0 and (not value or later > value) and view.me:builds_left() > 0 then
    answer = hire(view, choice, taste, wanted)
  end
  if not answer and best and value >= 0 then
    answer = take(choice, best)
  end
  return answer or take(choice, of_group(choice, "play")[1]) or choice:option("done")
end

answers["hire.whom"] = function(view, choice, taste)
  local _, root = waiting(view, taste)
  return root and choice:option(view.basics[root])
end

-- One's own unlocker first: the bank pays it.
function answers.unlock(view, choice)
  return take(choice, (worth.best(choice:options(), function(option)
    local payee = option.what
    if payee == "free" then
      return 1
    elseif payee == "bank" then
      return 0
    end
    return payee.owner == view.me and 2 or -1
  end)))
end

-- Where the least gold is covered.
answers["build.where"] = function(_, choice)
  return take(choice, (worth.best(choice:options(), function(option)
    return choice.about.chain and -option.what.gold or 0
  end)))
end

answers["play.whom"] = function(_, choice)
  return take(choice, (worth.best(choice:options(), function(option) return option.what.gold end)))
end

answers["agent.whom"] = function(_, choice)
  return take(choice, (worth.best(choice:options(), function(option) return option.what.ducats end)))
end

-- What is lost or given away is what is worth least.
local function give_least(view, choice, taste)
  return take(choice, (worth.best(choice:options(), function(option)
    return -worth.benefit(view, option.what, taste)
  end)))
end

for _, prompt in ipairs { "defector.whom", "abduction.whom", "famine.whom", "fire.whom" } do
  answers[prompt] = give_least
end

answers["confiscation.which"] = function(view, choice, taste)
  return choice:take_by(choice.min, function(card) return math.floor(worth.of(view, card, taste)) end)
end

answers["envy.whom"] = function(_, choice)
  return take(choice, (worth.best(choice:options(), function(option)
    return -option.what.gold - option.what:silver()
  end)))
end

-- Events that are worth the jester, the worst first.
local dreaded = { "abduction", "mercenaries", "winter_tithe", "grand_ball", "levy", "royal_summons" }

answers["events.next"] = function(view, choice)
  for _, option in ipairs(of_group(choice, "meanwhile")) do
    for _, name in ipairs(dreaded) do
      if #view.events:list { name = name } > 0 then
        return take(choice, option)
      end
    end
  end
  for _, option in ipairs(choice:options()) do
    if option.group ~= "meanwhile" then
      return take(choice, option)
    end
  end
end

answers["jester.whom"] = function(_, choice)
  return choice:first_of(dreaded)
end

function habits.answer(view, choice, taste)
  local answer = answers[choice.prompt]
  return answer and answer(view, choice, taste) or choice:default()
end

return habits
