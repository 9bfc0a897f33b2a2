-- The end of Chronicles: points, buildings, artifacts and end abilities; then the most gold (C-72 to C-75).
local solo = use("solo")
local scoring = {}

local function score(player)
  local points = player.points
  for _, card in ipairs(player:possessions()) do
    points = points + card:worth()
  end
  return points
end

function scoring.rank(player)
  return { score(player), player.gold }
end

-- What the score is made of: what was gained in play, then each card that is worth something.
function scoring.parts(player)
  local parts = {}
  if player.points ~= 0 then
    table.insert(parts, { what = "score.in_play", points = player.points })
  end
  for _, card in ipairs(player:possessions()) do
    if card:worth() ~= 0 then
      table.insert(parts, { what = card.definition, points = card:worth() })
    end
  end
  return parts
end

-- C-130: alone, the King has to be beaten.
function scoring.wins(player)
  return not solo.is_on() or solo.is_won(score(player))
end

return scoring
