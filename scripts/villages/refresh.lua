-- The road refresh (V-28 to V-34).
local road = use("road")
local refresh = {}

local function by_hand()
  return #game.seats <= game.params.few_players
end

local function discard(villagers)
  for _, villager in ipairs(villagers) do
    game:add("bank", villager:take("ducats"))
  end
  game:move(villagers, game.discard_pile)
end

local function lay_ducat(villager)
  game:add("bank", -1)
  villager:add("ducats", 1)
end

-- V-31: against the order of turns, so whoever is not first begins.
local function laying_order()
  local order = {}
  for _, p in ipairs(game.first.everyone) do
    table.insert(order, game.options.ducats_in_turn_order == 1 and #order + 1 or 1, p)
  end
  return order
end

function refresh.lay_ducats()
  if not by_hand() then
    return
  end
  for _, p in ipairs(laying_order()) do
    local villager = p:choose_card { from = game.road, optional = true, prompt = "refresh.ducat" }
    if villager then
      lay_ducat(villager)
    end
  end
end

-- V-124: whoever comes before the player who is asked has had their ducat.
function refresh.why_idle(me, asked)
  for _, p in ipairs(laying_order()) do
    if p == asked then
      return nil
    elseif p == me then
      return "already_placed"
    end
  end
end

function refresh.renew()
  if by_hand() then
    discard(game.road:list { ducats = 0 }) -- V-32
    road.restock()
    return
  end
  discard(game.road:list { ducats = { min = 1 } }) -- V-28
  road.restock()
  for _, villager in ipairs(game.road:list()) do -- V-30
    lay_ducat(villager)
  end
end

return refresh
