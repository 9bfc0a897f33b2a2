-- The two markets (V-73 to V-85).
local road = use("road")
local solo = use("solo")
local market = {}

local function ducats_on_villagers(me)
  return me.village:total("ducats")
end

-- V-75: its card leaves the game.
local function close(place)
  game:move(place, game.box)
end

-- V-74.
function market.first_market()
  if not road.first_market_is_due() then
    return
  end
  for _, p in ipairs(solo.earners()) do
    p:gain(p:visible("gold") + ducats_on_villagers(p))
  end
  close(game.markets[1])
end

local function silver_villagers(me)
  return me.village:list {
    top = true,
    where = function(villager)
      return villager.printed.silver ~= nil
    end,
  }
end

-- V-78.
function market.silver(me)
  local silver = 0
  for _, villager in ipairs(silver_villagers(me)) do
    silver = silver + villager:silver()
  end
  return silver
end

-- V-78, V-79.
local function earn_all(me)
  local silver = 0
  for _, villager in ipairs(silver_villagers(me)) do
    if me ~= game.countess then -- V-101
      me:resolve(villager, { hook = "on_second_market" })
    end
    silver = silver + villager:silver()
  end
  me:gain(me:visible("gold") + silver)
  for _, villager in ipairs(me.village:list { ducats = { min = 1 } }) do
    me:add("ducats", villager:take("ducats"))
  end
end

function market.second_market()
  if not road.second_market_is_due() then
    return
  end
  for _, p in ipairs(solo.earners()) do
    earn_all(p)
  end
  close(game.markets[2])
  game:finish()
end

return market
