-- The end of Villages: the most ducats, then the fewest villagers (V-86, V-87).
local market = use("market")
local solo = use("solo")
local scoring = {}

function scoring.rank(player)
  return { player.ducats, -player.village:count() }
end

-- What the ducats come from: the second market, at its end, and everything before.
function scoring.parts(player)
  local parts = {}
  local function add(what, points)
    if points ~= 0 then
      table.insert(parts, { what = what, points = points })
    end
    return points
  end
  local at_the_end = 0
  if game.markets[2]:count() == 0 then
    at_the_end = add("score.gold", player:visible("gold")) + add("score.silver", market.silver(player))
  end
  add("score.before", player.ducats - at_the_end)
  return parts
end

-- V-103: alone, the Countess has to be beaten.
function scoring.wins(player)
  return not solo.is_on() or player.ducats > game.countess.ducats
end

return scoring
