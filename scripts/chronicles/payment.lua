-- What a building may cost in gold (C-55 to C-62, C-108, C-120). Resources are never spent, so ways to pay differ only in
-- their gold. Which of them is used is the player's to say: less gold left can be worth something.
local payment = {}

local resources = { "wood", "food", "crystal" }

-- C-60: every unit of the kingdom can cover a requirement of its own kind.
local as_produced = {}
for _, kind in ipairs(resources) do
  table.insert(as_produced, { give = kind, into = { kind } })
end

-- Notes in `totals` every sum of gold that covers what is wanted, unit by unit, as the exchanges allow: by a unit of the
-- kingdom that covers nothing else yet, or by 1 gold.
local function cover(wanted, units, exchanges, gold, totals)
  local kind
  for _, each in ipairs(resources) do
    kind = wanted[each] > 0 and each or kind
  end
  if not kind then
    totals[gold] = true
    return
  end
  wanted[kind] = wanted[kind] - 1
  for _, exchange in ipairs(exchanges) do
    for _, into in ipairs(exchange.into) do
      local give = exchange.give
      if into == kind and units[give] > 0 then
        units[give] = units[give] - 1
        cover(wanted, units, exchanges, gold + (give == "gold" and 1 or 0), totals)
        units[give] = units[give] + 1
      end
    end
  end
  wanted[kind] = wanted[kind] + 1
end

-- C-58, C-60: one unit covers one requirement.
local function exchanges_of(p)
  local exchanges = {}
  for at, each in ipairs(as_produced) do
    exchanges[at] = each
  end
  for _, exchange in ipairs(p:exchanges()) do
    table.insert(exchanges, exchange)
  end
  return exchanges
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

-- Every price in gold for bringing a building to a level that the player can pay, land included for a new one: the lowest
-- first, none if resources or gold are missing.
function payment.prices(p, building, to_level)
  local land = building.level == 0 and p:land_cost() or 0
  local units, exchanges, totals = { gold = p.gold }, exchanges_of(p), {}
  for _, kind in ipairs(resources) do
    units[kind] = p:produces(kind)
  end
  for _, wants in ipairs(ways(building, building.level + 1, to_level, { wood = 0, food = 0, crystal = 0, gold = 0 })) do
    cover(wants, units, exchanges, land + wants.gold, totals)
  end
  local prices = {}
  for gold in pairs(totals) do
    if gold <= p.gold then
      table.insert(prices, gold)
    end
  end
  return prices
end

return payment
