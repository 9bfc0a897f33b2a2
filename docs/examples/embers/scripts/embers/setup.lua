-- Decks are dealt by the engine; whoever goes second has a card more.
local setup = {}

function setup.deal() end

function setup.start()
  local first = game:random_pick(game.seats, "first")
  game:begin_with(first)
  first.left:draw_from(first.left.library, first.left.hand, 1)
end

return setup
