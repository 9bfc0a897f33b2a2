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

-- What is missing, exchanges left aside, to reach a level in the way that comes closest to it (C-151): how much in all, and
-- of each kind, or false if it is nothing; then the same for the level after it. The rest is what is missing already: below
-- nothing it is left over.
local function shortfall(levels, level, wood, food, crystal, gold)
  local alternatives, goes_on = levels[level].cost, levels[level + 1]
  local least, lack, least_after, lack_after = nil, nil, nil, nil
  for at = 1, #alternatives do
    local cost = alternatives[at]
    local all_wood, all_food = wood + (cost.wood or 0), food + (cost.food or 0)
    local all_crystal, all_gold = crystal + (cost.crystal or 0), gold + (cost.gold or 0)
    local no_wood, no_food = all_wood > 0 and all_wood or 0, all_food > 0 and all_food or 0
    local no_crystal, no_gold = all_crystal > 0 and all_crystal or 0, all_gold > 0 and all_gold or 0
    local sum = no_wood + no_food + no_crystal + no_gold
    if not least or sum < least then
      least, lack = sum, sum > 0 and { wood = no_wood, food = no_food, crystal = no_crystal, gold = no_gold }
    end
    if goes_on then
      local sum_after, its_lack = shortfall(levels, level + 1, all_wood, all_food, all_crystal, all_gold)
      if not least_after or sum_after < least_after then
        least_after, lack_after = sum_after, its_lack
      end
    end
  end
  return least, lack, least_after, lack_after
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

-- What is missing to raise a building of these levels by one, and by two (C-151); false where it can be paid.
function payment.missing(means, levels, level)
  local units = means.units
  local _, lack, _, lack_after =
    shortfall(levels, level + 1, -units.wood, -units.food, -units.crystal, land_of(means, level) - units.gold)
  if means.givers then
    lack = lack and #payment.prices(means, levels, level, level + 1) == 0 and lack
    lack_after = lack_after and #payment.prices(means, levels, level, level + 2) == 0 and lack_after
  end
  return lack, lack_after
end

return payment
