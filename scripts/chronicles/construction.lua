-- Phase 5, construction (C-54 to C-65): one building built or upgraded, or nothing.
local payment = use("payment")
local construction = {}

-- The level each entry of the menu leads to.
local level_of = { build = 1, build_at_2 = 2, upgrade = 2 }

-- What is built already, or not yet, lacks nothing that could be produced or paid.
local nothing_missing = { wood = 0, food = 0, crystal = 0, gold = 0 }

local first_levels = { level = 1 }

-- What lies here is at the wrong level for an entry of the menu, unless more is said of it.
local function refuse_all(p)
  return { [p.unbuilt] = true, [p.buildings] = true }
end

-- C-151: what the buildings at the right level for an entry of the menu lack for it; false where it can be paid.
local function lacks(p, means)
  local build, build_at_2, upgrade = refuse_all(p), refuse_all(p), refuse_all(p)
  local unbuilt = p.unbuilt:list()
  for at = 1, #unbuilt do
    local building = unbuilt[at]
    build[building], build_at_2[building] = payment.missing(means, building.levels, 0)
  end
  for _, building in ipairs(p.buildings:list(first_levels)) do
    upgrade[building] = payment.missing(means, building.levels, 1)
  end
  return { build = build, build_at_2 = build_at_2, upgrade = upgrade }
end

-- C-152.
local function menu(p, means)
  local moves, all = {}, { p.unbuilt, p.buildings }
  for name, missing in pairs(lacks(p, means)) do
    moves[name] = {
      from = all,
      refuse = missing,
      why = function(building)
        local lack = missing[building]
        if lack ~= false then
          return "cannot_build", lack or nothing_missing
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
