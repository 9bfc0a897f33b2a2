-- How a bot of Chronicles answers each question, by its taste (see sense.lua). What it has no opinion about is answered with as
-- little as possible, so unknown cards cannot stop it.
local payment = use("payment")
local sense = use("sense")
local stations = use("stations")
local tactics = {}

-- Characters that gain by age tokens, the best first.
local likes_age = { "relic_of_wisdom", "relic_of_war", "salamander", "militiaman", "sculptor", "adventurer" }

-- The option whose card is worth most, by `number` or by the bot's taste.
local function take_best(view, choice, taste, number)
  local best = sense.best(choice:options(), function(option)
    return number and number(option) or sense.worth(view, option.what, taste)
  end)
  return best and choice:option(best.what, best.group)
end

local answers = {}

-- A card that could not be paid besides what has been kept is worth less.
function answers.pick(view, choice, taste)
  local gold = view.me.gold
  for _, card in ipairs(view.me.kept:list { type = "character" }) do
    gold = gold - card.printed.cost
  end
  return take_best(view, choice, taste, function(option)
    local missing = math.max(sense.cost(view, option.what) - math.max(gold, 0), 0)
    return sense.worth(view, option.what, taste) - taste.gold * missing
  end)
end

-- What is thrown away cannot be taken by the opponent.
answers["pick.throw"] = take_best
answers.pay = take_best
answers.save = take_best
answers["plan.with"] = take_best
answers["court_jester.bring"] = take_best
answers["mystical_healer.save"] = take_best
answers["shadow.whom"] = take_best

function answers.plan(view, choice, taste)
  return stations.plan(view, choice, taste)
end

answers["plan.where"] = function(view, choice)
  return stations.where(view, choice)
end

local level_of = { build = 1, build_at_2 = 2, upgrade = 2 }

function answers.construct(view, choice, taste)
  local ways = {}
  for _, option in ipairs(choice:options()) do
    if level_of[option.group] then
      table.insert(ways, option)
    end
  end
  local means = payment.means(view.me)
  local best, worth = sense.best(ways, function(option)
    return sense.worth_of_level(view, option.what, level_of[option.group], taste, means)
  end)
  return best and worth > 0 and choice:option(best.what, best.group) or choice:option("pass")
end

local function free_building(view, choice, taste)
  local means = payment.means(view.me)
  return take_best(view, choice, taste, function(option)
    return sense.worth_of_level(view, option.what, option.what.level + 1, taste, means)
  end)
end

answers["titan.build"] = free_building
answers["djinn.which"] = free_building

-- Age tokens go to whoever likes them, or whoever dies anyway, or the least useful.
local function age_somebody(view, choice, taste)
  return choice:first_of(likes_age) or take_best(view, choice, taste, function(option)
    return (option.what.age > 0 and 100 or 0) - sense.benefit(view, option.what, taste)
  end)
end

answers["time_master.whom"] = age_somebody
answers["master_alchemist.whom"] = age_somebody

function tactics.answer(view, choice, taste)
  local answer = answers[choice.prompt]
  return answer and answer(view, choice, taste) or choice:default()
end

return tactics
