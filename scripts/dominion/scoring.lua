-- The end of a game of Dominion: most points, then fewest turns, then a shared victory (D-76 to D-78).
local owned = use("owned")
local scoring = {}

function scoring.rank(player)
  return { owned.points(player), -player.turns }
end

-- The same points by kind of card, the greatest first.
function scoring.parts(player)
  local parts, by_name = {}, {}
  for _, card in ipairs(owned.scoring_cards(player)) do
    local part = by_name[card.name]
    if not part then
      part = { what = card.definition, count = 0, points = 0 }
      by_name[card.name] = part
      table.insert(parts, part)
    end
    part.count = part.count + 1
    part.points = part.points + card:points()
  end
  table.sort(parts, function(a, b)
    return a.points > b.points
  end)
  return parts
end

return scoring
