-- The end of Villages: the most ducats, then the fewest villagers (V-86, V-87).
local solo = use("solo")
local scoring = {}

function scoring.rank(player)
  return { player.ducats, -player.village:count() }
end

-- V-103: alone, the Countess has to be beaten.
function scoring.wins(player)
  return not solo.is_on() or player.ducats > game.countess.ducats
end

return scoring
