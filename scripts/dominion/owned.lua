-- What a player owns: the deck in the wide sense (D-5), wherever the cards are.
local owned = {}

local function zones(player)
  return { player.deck, player.hand, player.discard_pile, player.in_play }
end

function owned.count(player)
  local cards = 0
  for _, zone in ipairs(zones(player)) do
    cards = cards + zone:count()
  end
  return cards
end

-- The victory points of everything owned (D-76).
function owned.points(player)
  return player:total("points")
end

-- Only Victory cards and Curses have victory points (D-6).
function owned.scoring_cards(player)
  local cards = {}
  for _, zone in ipairs(zones(player)) do
    for _, card in ipairs(zone:list { type = { "victory", "curse" } }) do
      table.insert(cards, card)
    end
  end
  return cards
end

return owned
