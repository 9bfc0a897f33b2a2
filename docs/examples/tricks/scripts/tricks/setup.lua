-- All leaves lie in the stock; a marker of each suit waits in the box.
local setup = {}

function setup.deal()
  for _, kind in ipairs(game.definitions) do
    game:create(kind, 1, kind:is("marker") and game.box or game.stock)
  end
end

function setup.start()
  game:add("dealer", game:random(4, "dealer"))
end

return setup
