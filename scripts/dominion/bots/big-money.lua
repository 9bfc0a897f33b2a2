-- Big Money: plays every Treasure and buys the best of Province, Gold and Silver; never an Action.
local habits = use("habits")
local bot = {}

local wishes = { "province", "gold", "silver" }

function bot.answer(view, choice)
  local prompt = choice.prompt
  if prompt == "treasures" then
    return choice:all("play") or choice:option("stop")
  end
  if prompt == "buy" then
    return choice:first_of(wishes, "buy") or choice:option("stop")
  end
  if prompt == "action" then
    return choice:option("stop")
  end
  return habits.answer(view, choice)
end

return bot
