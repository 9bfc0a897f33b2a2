-- Phase 5, construction (C-54 to C-65): one building built or upgraded, or nothing.
local payment = use("payment")
local construction = {}

-- The level each entry of the menu leads to.
local level_of = { build = 1, build_at_2 = 2, upgrade = 2 }

-- What is built already, or not yet, lacks nothing that could be produced or paid.
local nothing_missing = { wood = 0, food = 0, crystal = 0, gold = 0 }

local first_levels = { level = 1 }

-- Whoever is at the wrong level for an entry of the menu lies here, unless more is said of it.
local function refuse_all(p)
  return { [p.unbuilt] = true, [p.buildings] = true }
end

-- For each entry of the menu, what cannot be brought to its level; false where it can.
local function refused(p, means)
  local build, build_at_2, upgrade = refuse_all(p), refuse_all(p), refuse_all(p)
  local unbuilt = p.unbuilt:list()
  for at = 1, #unbuilt do
    local building = unbuilt[at]
    local levels = building.levels
    local first = payment.can_raise(means, levels, 0, 1)
    build[building] = not first
    build_at_2[building] = not (first and payment.can_raise(means, levels, 0, 2))
  end
  for _, building in ipairs(p.buildings:list(first_levels)) do
    upgrade[building] = not payment.can_raise(means, building.levels, 1, 2)
  end
  return { build = build, build_at_2 = build_at_2, upgrade = upgrade }
end

-- C-152; why not: C-151.
local function menu(p, means)
  local moves, all = {}, { p.unbuilt, p.buildings }
  for name, cannot in pairs(refused(p, means)) do
    moves[name] = {
      from = all,
      refuse = cannot,
      why = function(building)
        if cannot[building] == nil then
          return "cannot_build", nothing_missing
        elseif cannot[building] then
          return "cannot_build", payment.missing(means, building.levels, building.level, level_of[name])
        end
      end,
    }
  end
  return moves
end

local function construct(p)
  local means = payment.means(p)
  local move, building = p:choose_move { prompt = "construct", moves = menu(p, means), words = { "pass" } }
  if move == "pass" then
    return
  end
  local level = level_of[move]
  local prices = payment.prices(means, building.levels, building.level, level)
  local gold = p:choose_option { among = prices, prompt = "construct.pay", about = building, forced = true }
  p:add("gold", -gold)
  p:raise(building, level)
end

function construction.construct()
  game:together(game.seats, construct)
end

return construction
