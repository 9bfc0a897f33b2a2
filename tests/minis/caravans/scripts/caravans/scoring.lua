-- The end of Caravans: renown and what lies buried under the own slots; then coins.
local scoring = {}

function scoring.rank(player)
  local score = player.renown
  for _, slot in ipairs(player.train:zones()) do
    score = score + slot.buried
  end
  return { score, player.coins }
end

return scoring
