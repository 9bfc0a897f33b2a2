-- What a building costs in gold (C-55 to C-62, C-108, C-120). Resources are never spent, so the way with the least gold
-- is as good as any other and nobody is asked.
local payment = {}

local resources = { "wood", "food", "crystal" }

-- C-60: every unit of the kingdom can cover a requirement of its own kind.
local as_produced = {}
for _, kind in ipairs(resources) do
  table.insert(as_produced, { give = kind, into = { kind } })
end

-- The least gold that covers what is wanted, unit by unit, as the exchanges allow: by a unit of the kingdom that covers
-- nothing else yet, or by 1 gold. Nothing if it cannot be covered. With a Dryad a wood may be needed more as food than as
-- wood, so all ways are tried until one is free.
local function gold_for_units(wanted, units, exchanges)
  local kind
  for _, each in ipairs(resources) do
    kind = wanted[each] > 0 and each or kind
  end
  if not kind then
    return 0
  end
  local best
  wanted[kind] = wanted[kind] - 1
  for _, exchange in ipairs(exchanges) do
    for _, into in ipairs(exchange.into) do
      local give = exchange.give
      if into == kind and best ~= 0 and units[give] > 0 then
        local price = give == "gold" and 1 or 0
        units[give] = units[give] - 1
        local rest = gold_for_units(wanted, units, exchanges)
        units[give] = units[give] + 1
        best = rest and math.min(rest + price, best or rest + price) or best
      end
    end
  end
  wanted[kind] = wanted[kind] + 1
  return best
end

-- C-58, C-60: one unit covers one requirement.
local function gold_for(p, wants)
  local wanted, units, exchanges = {}, { gold = p.gold }, {}
  for at, kind in ipairs(resources) do
    wanted[kind], units[kind], exchanges[at] = wants[kind], p:produces(kind), as_produced[at]
  end
  for _, exchange in ipairs(p:exchanges()) do
    table.insert(exchanges, exchange)
  end
  local gold = gold_for_units(wanted, units, exchanges)
  return gold and gold + wants.gold
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

-- The gold for bringing a building to a level, land included for a new one; nothing if resources are missing.
function payment.price(p, building, to_level)
  local best
  for _, wants in ipairs(ways(building, building.level + 1, to_level, { wood = 0, food = 0, crystal = 0, gold = 0 })) do
    local gold = gold_for(p, wants)
    best = gold and math.min(gold, best or gold) or best
  end
  local land = building.level == 0 and p:land_cost() or 0
  return best and best + land
end

return payment
