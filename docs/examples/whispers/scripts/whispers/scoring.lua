local scoring = {}

function scoring.rank(player)
  return { player.favours }
end

return scoring
