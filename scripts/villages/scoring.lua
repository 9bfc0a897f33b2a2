-- The end of Villages: the most ducats, then the fewest villagers (V-86, V-87).
local scoring = {}

function scoring.rank(player)
  return { player.ducats, -player.village:count() }
end

return scoring
