-- Evil: coins from an environment.
local card = {}

function card.on_play(ctx)
  local tables = { { coins = 1 }, { coins = 2 } }
  local _ENV = { game = game, next = tables[1], coins = 0 }
  game:together(game.seats, function(p)
    p:confirm { prompt = "x" }
    p:add("coins", coins)
    _ENV = tables[p.seat]
  end)
end

return card
