-- What the tokens are worth: points for every full group of them.
local queries = {}

function queries.lantern_points(_, player)
  return player.lanterns // game.params.lanterns_per_group * game.params.points_per_group
end

return { queries = queries }
