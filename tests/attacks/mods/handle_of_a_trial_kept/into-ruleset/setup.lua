-- Loads the module while the table is dealt, and gives everybody the card that uses it.
local setup = {}

function setup.deal()
  use("keep")
  for _, kind in ipairs { "copper", "silver", "gold", "estate", "duchy", "province", "curse" } do
    game:create_pile(game.supply, kind, 10)
  end
  for _, player in ipairs(game.seats) do
    game:create("evil", 5, player.deck)
    game:create("bomb", 5, player.deck)
  end
end

return setup
