-- Money as a plan: Provinces, and until then Gold and Silver. Works with any kingdom.
local habits = use("habits")
local answer, taken = habits.answer, habits.taken
local money = {}

local duchies_from = 4 -- Provinces left
local estates_from = 2

-- What to buy at each stage of the game, best first: early, when Duchies count, when Estates count. The cards named
-- come below Gold and above Silver.
function money.plan(extra)
  local lists = {}
  for _, late in ipairs { {}, { "duchy" }, { "duchy", "estate" } } do
    local list = { "province" }
    for _, name in ipairs(late) do
      table.insert(list, name)
    end
    table.insert(list, "gold")
    for _, name in ipairs(extra) do
      table.insert(list, name)
    end
    table.insert(list, "silver")
    table.insert(lists, list)
  end
  return lists
end

local function stage(view)
  local provinces = view.supply.province:count()
  return provinces <= estates_from and 3 or provinces <= duchies_from and 2 or 1
end

-- The best card of a plan that can be bought, or nothing.
local function buy(view, choice, plan)
  local best = choice:first_of(plan[stage(view)], "buy")
  if best then
    return best, "hint.best_affordable"
  end
  return choice:option("stop"), "hint.nothing_worth"
end

money.buy = buy

local plain = money.plan({})

-- Money and up to two copies of one attack.
function money.with_two(name)
  local wanting = money.plan({ name })
  return function(view, choice)
    if choice.prompt == "buy" then
      local wanted = choice:has(name, "buy") > 0 and taken(view, name) < 2
      return buy(view, choice, wanted and wanting or plain)
    end
    return answer(view, choice)
  end
end

function money.answer(view, choice)
  if choice.prompt == "buy" then
    return buy(view, choice, plain)
  end
  return answer(view, choice)
end

return money
