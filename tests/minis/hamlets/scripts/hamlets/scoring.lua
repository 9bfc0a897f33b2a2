-- The end of Hamlets: ducats (the last market has emptied the cards) and renown; then fewer cards left in hand.
local scoring = {}

function scoring.rank(player)
  return { player.ducats + player.renown * game.params.rate, -player.hand:count() }
end

return scoring
