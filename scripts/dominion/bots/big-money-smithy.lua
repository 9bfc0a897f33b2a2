-- Big Money with Smithies: as Big Money, and with exactly 4 coins a Smithy; plays a Smithy whenever it holds one.
local habits = use("habits")
local bot = {}

local wishes = { "province", "gold", "silver" }
local smithy = { "smithy" }
local smithy_price = 4

function bot.answer(view, choice)
  local prompt = choice.prompt
  if prompt == "treasures" then
    return choice:all("play") or choice:option("stop")
  end
  if prompt == "buy" then
    local wanted = view.me.coins == smithy_price and choice:first_of(smithy, "buy")
    return wanted or choice:first_of(wishes, "buy") or choice:option("stop")
  end
  if prompt == "action" then
    return choice:first_of(smithy, "play") or choice:option("stop")
  end
  return habits.answer(view, choice)
end

return bot
