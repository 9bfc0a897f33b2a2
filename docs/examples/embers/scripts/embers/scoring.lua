local scoring = {}

function scoring.rank(player)
  return { player.life }
end

return scoring
