-- What may be played: whoever can follow suit must.
local queries = {}

function queries.playable(_, card)
  local me, leader = card.owner, game.seats[game.leader]
  local led = leader.played:top()
  if not led or me == leader then return 1 end
  if card.suit == led.suit then return 1 end
  return me.hand:count { suit = led.suit } == 0 and 1 or 0
end

return { queries = queries }
