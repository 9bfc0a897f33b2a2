-- The queries of Caravans that need a script.
local queries = {}

function queries.might(_, player)
  local sum = 0
  for _, card in ipairs(player.train:list()) do
    sum = sum + card:strength()
  end
  return sum
end

return { queries = queries }
