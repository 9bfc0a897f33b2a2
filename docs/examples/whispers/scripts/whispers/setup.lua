-- Sixteen courtiers.
local setup = {}

function setup.deal()
  for _, kind in ipairs(game.definitions) do
    game:create(kind, kind.params.copies, game.box)
  end
end

function setup.start()
  game:begin_with(game:random_pick(game.seats, "first"))
end

return setup
