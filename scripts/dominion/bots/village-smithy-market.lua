-- Village, Smithy, Market: money that draws. An attack first, if the kingdom has one; Markets, two Smithies, and a Village
-- once there are more cards that use up an action than a turn can play.
local habits = use("habits")
local money = use("money")
local bot = { always = habits.always }

local attacks = { "witch", "militia" }
local most = 2 -- Smithies, and copies of the attack
local crowded = 4 -- so many of them want a Village

-- Every plan it can have, made once: what is wanted of attack, Smithy and Village, in this order and beside Markets.
local plans = {}

local function plan_for(attack, smithy, village)
  local key = (attack or "") .. (smithy and "+smithy" or "") .. (village and "+village" or "")
  return plans[key], key
end

for _, attack in ipairs { false, "witch", "militia" } do
  for _, smithy in ipairs { false, true } do
    for _, village in ipairs { false, true } do
      local wanted = { "market" }
      if attack then
        table.insert(wanted, 1, attack)
      end
      if smithy then
        table.insert(wanted, "smithy")
      end
      if village then
        table.insert(wanted, "village")
      end
      local _, key = plan_for(attack, smithy, village)
      plans[key] = money.plan(wanted)
    end
  end
end

local function attack_of(view)
  for _, name in ipairs(attacks) do
    if habits.in_kingdom(view, name) then
      return name
    end
  end
  return false
end

local function plan(view)
  local attack, smithies = attack_of(view), habits.taken(view, "smithy")
  local fighters = attack and habits.taken(view, attack) or 0
  local village = smithies + fighters >= crowded and habits.taken(view, "village") == 0
  return (plan_for(fighters < most and attack, smithies < most, village))
end

function bot.answer(view, choice)
  if choice.prompt == "buy" then
    return money.buy(view, choice, plan(view))
  end
  return habits.answer(view, choice)
end

return bot
