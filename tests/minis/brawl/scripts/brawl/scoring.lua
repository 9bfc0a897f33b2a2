-- The end of Brawl: most fame and cheers, then fewest turns.
local scoring = {}

function scoring.rank(player)
  local fame = player.cheers
  for _, zone in ipairs { player.deck, player.hand, player.discard_pile, player.in_play } do
    for _, card in ipairs(zone:list { type = "trophy" }) do
      fame = fame + card:worth()
    end
  end
  return { fame, -player.turns }
end

return scoring
