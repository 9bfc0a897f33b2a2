-- Evil: coins from an iterator.
local card = {}

function card.on_play(ctx)
  local next_number = pairs { 1, 2 }
  game:together(game.seats, function(p)
    p:confirm { prompt = "x" }
    p:add("coins", next_number())
  end)
end

return card
