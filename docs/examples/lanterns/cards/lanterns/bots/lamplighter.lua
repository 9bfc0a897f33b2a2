-- Buys money and a few cards that give lanterns, and plays the night.
local habits = use("habits")
local money = use("money")
local bot = {}

local wanted = { { "beacon", 2 }, { "lantern_maker", 1 }, { "lamplighter", 2 }, { "firefly", 1 } }
local nights = { "firefly", "vigil", "long_night" }

-- Lanterns count for as many points as they make now, and cost nothing to keep.
local function buy(view, choice)
  local extra = {}
  for _, want in ipairs(wanted) do
    local name, most = want[1], want[2]
    if choice:has(name, "buy") > 0 and view.me:owned { name = name } < most then
      table.insert(extra, name)
    end
  end
  return money.buy(view, choice, money.plan(extra))
end

local answers = {}
answers["buy"] = buy

answers["action"] = function(_, choice)
  return choice:first_of({ "lamplighter", "lantern_maker", "beacon", "snuffer" }, "play") or habits.play_action(choice)
end

answers["night"] = function(_, choice)
  return choice:first_of(nights, "light") or choice:option("wait"), "hint.night"
end

answers["firefly.trash"] = function(_, choice)
  return choice:option(true)
end

-- An extra turn is worth more than the points of three lanterns while Provinces are left.
answers["long_night.pay"] = function(view, choice)
  return choice:option(view.supply.province:count() > 1)
end

function bot.answer(view, choice)
  local answer = answers[choice.prompt]
  if answer then
    return answer(view, choice)
  end
  return habits.answer(view, choice)
end

return bot
