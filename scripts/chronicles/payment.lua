-- What a building may cost in gold (C-55 to C-62, C-108, C-120). Resources are never spent, so ways to pay differ only in
-- their gold. Which of them is used is the player's to say: less gold left can be worth something.
local payment = {}

local resources = { "wood", "food", "crystal" }

-- C-60, C-62, C-108: what can cover a requirement of each kind: a unit of its own kind, and what exchanges allow; each once,
-- however many cards allow it. Nothing where there is no exchange.
local function givers_of(p)
  local exchanges = p:exchanges()
  if #exchanges == 0 then
    return nil
  end
  local givers, known = {}, {}
  for _, kind in ipairs(resources) do
    givers[kind], known[kind] = { kind }, { [kind] = true }
  end
  for _, exchange in ipairs(exchanges) do
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

-- Whether the levels from one to another can be paid without exchanges, on top of what is missing already: below nothing it
-- is left over.
local function is_covered(levels, level, to_level, wood, food, crystal, gold)
  if level > to_level then
    return wood <= 0 and food <= 0 and crystal <= 0 and gold <= 0
  end
  local alternatives = levels[level].cost
  for at = 1, #alternatives do
    local cost = alternatives[at]
    if is_covered(levels, level + 1, to_level, wood + (cost.wood or 0), food + (cost.food or 0),
      crystal + (cost.crystal or 0), gold + (cost.gold or 0)) then
      return true
    end
  end
end

-- What is missing, exchanges left aside, to reach a level in the way that comes closest to it (C-151): how much in all, and
-- of each kind. The rest is as above.
local function shortfall(levels, level, to_level, wood, food, crystal, gold)
  if level > to_level then
    local no_wood, no_food = math.max(wood, 0), math.max(food, 0)
    local no_crystal, no_gold = math.max(crystal, 0), math.max(gold, 0)
    return no_wood + no_food + no_crystal + no_gold,
      { wood = no_wood, food = no_food, crystal = no_crystal, gold = no_gold }
  end
  local least, lack
  for _, cost in ipairs(levels[level].cost) do
    local sum, missing = shortfall(levels, level + 1, to_level, wood + (cost.wood or 0), food + (cost.food or 0),
      crystal + (cost.crystal or 0), gold + (cost.gold or 0))
    if not least or sum < least then
      least, lack = sum, missing
    end
  end
  return least, lack
end

-- One way to pay, resources and gold: notes its prices.
local function weigh(means, totals, wood, food, crystal, gold)
  local units = means.units
  if means.givers then
    cover({ wood = wood, food = food, crystal = crystal }, means, gold, totals, 1, 1)
  elseif wood <= units.wood and food <= units.food and crystal <= units.crystal then
    totals[gold] = true
  end
end

-- Weighs everything the levels after the present one want together, for each choice among their alternatives: added to
-- what is wanted already.
local function weigh_ways(means, totals, levels, level, to_level, wood, food, crystal, gold)
  if level > to_level then
    return weigh(means, totals, wood, food, crystal, gold)
  end
  local alternatives = levels[level].cost
  for at = 1, #alternatives do
    local cost = alternatives[at]
    weigh_ways(means, totals, levels, level + 1, to_level, wood + (cost.wood or 0), food + (cost.food or 0),
      crystal + (cost.crystal or 0), gold + (cost.gold or 0))
  end
end

-- What a player can pay with, so that one look at the kingdom serves every building that is asked about.
function payment.means(p)
  local units = {
    gold = p.gold, wood = p:produces("wood"), food = p:produces("food"), crystal = p:produces("crystal"),
  }
  return { land = p:land_cost(), units = units, givers = givers_of(p) }
end

-- C-56: what the place costs, of a new building.
local function land_of(means, level)
  return level == 0 and means.land or 0
end

-- Every price in gold for bringing a building of these levels from one to another that can be paid with these means, land
-- included for a new one: the lowest first.
function payment.prices(means, levels, level, to_level)
  local prices, totals = {}, {}
  weigh_ways(means, totals, levels, level + 1, to_level, 0, 0, 0, land_of(means, level))
  for gold in pairs(totals) do
    if gold <= means.units.gold then
      table.insert(prices, gold)
    end
  end
  return prices
end

-- Whether a building of these levels can be brought from one to another with these means.
function payment.can_raise(means, levels, level, to_level)
  local units = means.units
  return is_covered(levels, level + 1, to_level, -units.wood, -units.food, -units.crystal, land_of(means, level) - units.gold)
    or (means.givers and #payment.prices(means, levels, level, to_level) > 0)
end

-- And what is missing for it where it cannot (C-151).
function payment.missing(means, levels, level, to_level)
  local units = means.units
  local _, lack =
    shortfall(levels, level + 1, to_level, -units.wood, -units.food, -units.crystal, land_of(means, level) - units.gold)
  return lack
end

return payment
