-- Butcher and Baker: money that saves coin tokens until they make a Province, and lets Butcher turn Estates into Treasures
-- and Golds into Provinces. Without these cards it plays for money.
local habits = use("habits")
local money = use("money")
local bot = {}

local butchers, bakers = 2, 8
local golds_become_provinces_from = 7 -- Provinces left
local play_order = { "baker", "butcher" }
local prices = { province = 8, gold = 6, baker = 5, silver = 3, estate = 2 } -- Butcher and Duchy cost what Baker does

local function wants(view, name, most)
  return habits.in_kingdom(view, name) and view.supply[name]:count() > 0 and habits.taken(view, name) < most
end

-- What to buy with these coins; nothing if it is not worth a purchase.
local function wish(view, coins)
  local provinces = view.supply.province:count()
  if coins >= prices.province then
    return "province"
  elseif coins >= prices.baker and provinces <= 3 then
    return "duchy"
  elseif coins >= prices.gold then
    return "gold"
  elseif coins >= prices.baker and wants(view, "butcher", butchers) then
    return "butcher"
  elseif coins >= prices.baker and wants(view, "baker", bakers) then
    return "baker"
  elseif coins >= prices.silver then
    return "silver"
  elseif coins >= prices.estate and provinces <= 2 then
    return "estate"
  end
end

-- Tokens are spent only if they reach the next step: a Province at any price, less for one token or two.
local function tokens_to_spend(coins, tokens)
  for _, goal in ipairs { { 8, 8 }, { 6, 2 }, { 5, 1 } } do
    local missing = goal[1] - coins
    if missing <= 0 then
      return 0
    elseif missing <= math.min(tokens, goal[2]) then
      return missing
    end
  end
  return 0
end

local answers = {}

answers["action"] = function(_, choice)
  return choice:first_of(play_order, "play") or choice:option("stop")
end

answers["treasures"] = function(view, choice)
  local spend = tokens_to_spend(view.me.coins, view.me.tokens)
  return choice:all("play") or spend > 0 and choice:option(spend) or choice:option("stop")
end

answers["buy"] = function(view, choice)
  local name = wish(view, view.me.coins)
  return name and choice:first_of({ name, "silver" }, "buy") or choice:option("stop")
end

answers["butcher.trash"] = function(view, choice)
  local late = view.supply.province:count() <= golds_become_provinces_from
  if late and view.me.tokens >= prices.province - prices.gold and choice:has("gold") > 0 then
    return choice:first_of { "gold" }
  end
  return choice:first_of { "curse", "estate" } or choice:default()
end

answers["butcher.pay"] = function(_, choice)
  local cost = choice.about:cost()
  for _, price in ipairs { prices.province, prices.gold, prices.silver } do
    if price - cost >= 0 and price - cost <= choice.max then
      return choice:number(price - cost)
    end
  end
  return choice:number(0)
end

answers["butcher.gain"] = function(_, choice)
  return choice:first_of { "province", "gold", "baker", "silver" } or choice:default()
end

function bot.answer(view, choice)
  if not habits.in_kingdom(view, "butcher") and not habits.in_kingdom(view, "baker") then
    return money.answer(view, choice)
  end
  local answer = answers[choice.prompt]
  return answer and answer(view, choice) or habits.answer(view, choice)
end

return bot
