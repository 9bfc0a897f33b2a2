-- Chapel and Witch: one Chapel to get rid of the starting cards, two Witches, then money.
local habits = use("habits")
local money = use("money")
local bot = {}

local opening = 2 -- turns
local trash_from = 2 -- cards worth a Chapel
local witches = 2
local with_witch = money.plan({ "witch" })
local without_witch = money.plan({})

-- 5 and 2 coins open with Witch and Chapel, 4 and 3 with Silver and Chapel.
local function open(view, choice)
  local coins = view.me.coins
  if coins >= 5 then
    return choice:first_of({ "witch", "silver" }, "buy")
  end
  return choice:first_of(coins == 4 and { "silver" } or { "chapel", "silver" }, "buy")
end

local function buy(view, choice)
  if view.me.turns <= opening then
    return open(view, choice) or choice:option("stop")
  end
  return money.buy(view, choice, habits.taken(view, "witch") < witches and with_witch or without_witch)
end

local function play(view, choice)
  local rubbish = #view.me.hand:list { name = { "curse", "estate", "copper" } }
  if rubbish > trash_from and not choice:first_of({ "witch" }, "play") then
    return choice:first_of({ "chapel" }, "play") or habits.play_action(choice)
  end
  return habits.play_action(choice)
end

function bot.answer(view, choice)
  if choice.prompt == "buy" then
    return buy(view, choice)
  end
  if choice.prompt == "action" then
    return play(view, choice)
  end
  return habits.answer(view, choice)
end

return bot
