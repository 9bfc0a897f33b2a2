-- Set-up of Caravans: one shared deck.
local setup = {}

function setup.deal()
  for _, kind in ipairs(game.definitions) do
    game:create(kind, kind.copies, game.deck)
  end
end

function setup.start()
  game:shuffle(game.deck)
end

return setup
