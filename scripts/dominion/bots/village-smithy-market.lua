-- Village, Smithy, Market: an engine that draws its deck and buys with what it draws; money where the cards are missing.
local habits = use("habits")
local money = use("money")
local bot = { always = habits.always }

local enough = 4 -- Villages and Smithies; Markets are always welcome
local engine = money.plan({ "market", "smithy", "village" })
local villages = money.plan({ "market", "village" })
local finished = money.plan({ "market" })

-- A Smithy needs a Village, so Villages keep ahead.
local function plan(view)
  local smithies, taken = habits.taken(view, "smithy"), habits.taken(view, "village")
  if smithies >= enough and taken >= enough then
    return finished
  end
  return smithies > taken and villages or engine
end

function bot.answer(view, choice)
  if choice.prompt == "buy" then
    return money.buy(view, choice, plan(view))
  end
  return habits.answer(view, choice)
end

return bot
