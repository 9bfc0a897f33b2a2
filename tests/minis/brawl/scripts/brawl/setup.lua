-- Set-up of Brawl: a market of purses, trophies and six hired kinds; everybody starts with the same ten cards.
local setup = {}

function setup.deal()
  local params = game.params
  local trophies = game.options.quick == 1 and params.quick_trophies or params.trophy_pile
  game:create_pile(game.market, "penny", params.purse_pile)
  game:create_pile(game.market, "shilling", params.purse_pile)
  game:create_pile(game.market, "ribbon", trophies)
  game:create_pile(game.market, "belt", trophies)
  for _, kind in ipairs(game.lineup) do
    game:create_pile(game.market, kind, params.stall_pile)
  end
  for _, player in ipairs(game.seats) do
    game:create("penny", params.pennies, player.deck)
    game:create("ribbon", params.ribbons, player.deck)
  end
end

function setup.start()
  for _, player in ipairs(game.seats) do
    player:shuffle(player.deck)
    player:draw_from(player.deck, player.hand, game.params.hand_size)
  end
  game:begin_with(game:random_pick(game.seats, "first"))
end

return setup
