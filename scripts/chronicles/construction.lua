-- Phase 5, construction (C-54 to C-65): one building built or upgraded, or nothing.
local payment = use("payment")
local construction = {}

-- The level each entry of the menu leads to, and the level the building must have now.
local ways = {
  build = { from = 0, to = 1 },
  build_at_2 = { from = 0, to = 2 },
  upgrade = { from = 1, to = 2 },
}

-- What is built already, or not yet, lacks nothing that could be produced or paid.
local nothing_missing = { wood = 0, food = 0, crystal = 0, gold = 0 }

-- C-151, C-152.
local function refusal(means, building, way)
  if building.level ~= way.from then
    return "cannot_build", nothing_missing
  end
  local missing = payment.missing(means, building, way.to)
  if missing then
    return "cannot_build", missing
  end
end

local function menu(p)
  local moves, means = {}, payment.means(p)
  for name, way in pairs(ways) do
    moves[name] = {
      from = { p.unbuilt, p.buildings },
      refuse = function(building)
        return refusal(means, building, way)
      end,
    }
  end
  return moves
end

local function construct(p)
  local move, building = p:choose_move { prompt = "construct", moves = menu(p), words = { "pass" } }
  if move == "pass" then
    return
  end
  local level = ways[move].to
  local prices = payment.prices(payment.means(p), building, level)
  local gold = p:choose_option { among = prices, prompt = "construct.pay", about = building, forced = true }
  p:add("gold", -gold)
  p:raise(building, level)
end

function construction.construct()
  game:together(game.seats, construct)
end

return construction
