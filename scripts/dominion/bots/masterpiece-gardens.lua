-- Masterpiece and Gardens: every coin that buys no Province or Gardens is overpaid for Silvers, which pay for Provinces and
-- make Gardens grow. Without Masterpiece it plays for money.
local habits = use("habits")
local money = use("money")
local bot = {}

local masterpiece_from, masterpiece_to = 4, 7 -- coins: one to four Silvers with it
local gardens_from = 6 -- Provinces left
local early = { "province", "gold", "silver" }
local late = { "province", "gardens", "duchy", "gold", "silver", "estate" }
local flood = { "masterpiece", "gold", "silver" }

local function wishes(view)
  if view.supply.province:count() <= gardens_from then
    return late
  end
  local coins = view.me.coins
  return coins >= masterpiece_from and coins <= masterpiece_to and flood or early
end

function bot.answer(view, choice)
  if not habits.in_kingdom(view, "masterpiece") then
    return money.answer(view, choice)
  end
  if choice.prompt == "buy" then
    return choice:first_of(wishes(view), "buy") or choice:option("stop")
  end
  if choice.prompt == "overpay" then
    return choice:number(choice.max)
  end
  return habits.answer(view, choice)
end

return bot
