-- Partners have the same points, and win together.
local scoring = {}

function scoring.rank(player)
  return { player.points }
end

return scoring
