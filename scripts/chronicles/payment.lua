-- What a building may cost in gold (C-55 to C-62, C-108, C-120). Resources are never spent, so ways to pay differ only in
-- their gold. Which of them is used is the player's to say: less gold left can be worth something.
local payment = {}

local resources = { "wood", "food", "crystal" }

-- C-60, C-62, C-108: what can cover a requirement of each kind: a unit of its own kind, and what exchanges allow; each once,
-- however many cards allow it.
local function givers_of(p)
  local givers, known = {}, {}
  for _, kind in ipairs(resources) do
    givers[kind], known[kind] = { kind }, { [kind] = true }
  end
  for _, exchange in ipairs(p:exchanges()) do
    for _, into in ipairs(exchange.into) do
      if not known[into][exchange.give] then
        known[into][exchange.give] = true
        table.insert(givers[into], exchange.give)
      end
    end
  end
  return givers
end

-- Notes in `totals` every sum of gold that covers what is wanted: so many units of each kind, by units of the kingdom that
-- cover nothing else yet (C-58), or by 1 gold each. `at` is the kind it has come to, `giver` who covers the next unit.
local function cover(wanted, means, gold, totals, at, giver)
  local kind = resources[at]
  if not kind then
    totals[gold] = true
    return
  end
  if wanted[kind] == 0 then
    return cover(wanted, means, gold, totals, at + 1, 1)
  end
  local give = means.givers[kind][giver]
  if not give then
    return
  end
  cover(wanted, means, gold, totals, at, giver + 1)
  local units = means.units
  if units[give] > 0 then
    wanted[kind], units[give] = wanted[kind] - 1, units[give] - 1
    cover(wanted, means, gold + (give == "gold" and 1 or 0), totals, at, giver)
    wanted[kind], units[give] = wanted[kind] + 1, units[give] + 1
  end
end

-- Everything the levels after the present one want together, for each choice among their alternatives.
local function ways(building, level, to_level, wants)
  if level > to_level then
    return { wants }
  end
  local found = {}
  for _, cost in ipairs(building.levels[level].cost) do
    local more = {}
    for kind, amount in pairs(wants) do
      more[kind] = amount + (cost[kind] or 0)
    end
    for _, way in ipairs(ways(building, level + 1, to_level, more)) do
      table.insert(found, way)
    end
  end
  return found
end

-- What a player can pay with, so that one look at the kingdom serves every building that is asked about.
function payment.means(p)
  local units = { gold = p.gold }
  for _, kind in ipairs(resources) do
    units[kind] = p:produces(kind)
  end
  return { gold = p.gold, land = p:land_cost(), units = units, givers = givers_of(p) }
end

-- C-151: what is missing of each resource and of gold for the way that comes closest, exchanges left aside.
local function missing(means, all_wants, land)
  local units, closest, least = means.units, nil, nil
  for _, wants in ipairs(all_wants) do
    local wood, food = math.max(0, wants.wood - units.wood), math.max(0, wants.food - units.food)
    local crystal, gold = math.max(0, wants.crystal - units.crystal), math.max(0, wants.gold + land - units.gold)
    local sum = wood + food + crystal + gold
    if not least or sum < least then
      closest, least = { wood = wood, food = food, crystal = crystal, gold = gold }, sum
    end
  end
  return closest
end

-- Every price in gold for bringing a building to a level that can be paid with these means, land included for a new one:
-- the lowest first. Without any, also what is missing.
function payment.prices(means, building, to_level)
  local land = building.level == 0 and means.land or 0
  local totals = {}
  local all_wants = ways(building, building.level + 1, to_level, { wood = 0, food = 0, crystal = 0, gold = 0 })
  for _, wants in ipairs(all_wants) do
    cover(wants, means, land + wants.gold, totals, 1, 1)
  end
  local prices = {}
  for gold in pairs(totals) do
    if gold <= means.gold then
      table.insert(prices, gold)
    end
  end
  return prices, #prices == 0 and missing(means, all_wants, land) or nil
end

return payment
