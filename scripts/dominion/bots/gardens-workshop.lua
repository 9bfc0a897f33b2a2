-- Gardens and Workshop: fills the deck as fast as possible, empties three piles and counts on Gardens.
local habits = use("habits")
local money = use("money")
local bot = {}

local workshops = 6
local early = { "workshop", "gardens", "silver" }
local late = { "gardens", "workshop", "estate", "copper" }

local function wishes(view)
  return habits.taken(view, "workshop") < workshops and early or late
end

function bot.answer(view, choice)
  local prompt = choice.prompt
  if not view.supply.gardens then
    return money.answer(view, choice)
  end
  if prompt == "buy" then
    return choice:first_of({ "province" }, "buy") or choice:first_of(wishes(view), "buy") or choice:option("stop")
  end
  if prompt == "workshop.gain" then
    return choice:first_of(wishes(view)) or choice:default()
  end
  return habits.answer(view, choice)
end

return bot
