-- Phase 5, construction (C-54 to C-65): one building built or upgraded, or nothing.
local payment = use("payment")
local construction = {}

-- The level each entry of the menu leads to, and the level the building must have now.
local ways = {
  build = { from = 0, to = 1 },
  build_at_2 = { from = 0, to = 2 },
  upgrade = { from = 1, to = 2 },
}

local function menu(p)
  local moves, means = {}, payment.means(p)
  for name, way in pairs(ways) do
    moves[name] = {
      from = { p.unbuilt, p.buildings },
      refuse = function(building)
        local payable = building.level == way.from and #payment.prices(means, building, way.to) > 0
        return not payable and "cannot_build" or nil
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
  local gold = p:choose_option {
    among = payment.prices(payment.means(p), building, level), prompt = "construct.pay", about = building, forced = true,
  }
  p:add("gold", -gold)
  p:raise(building, level)
end

function construction.construct()
  game:together(game.seats, construct)
end

return construction
