-- Evil: coins by what the other answered.
local card = {}

function card.on_play(ctx)
  local last = 0
  local notes = { keep = function(answer)
    last = last + (answer and 1 or 2)
    return last
  end }
  game:together(game.seats, function(p)
    p:add("coins", notes.keep(p:confirm { prompt = "x" }))
  end)
end

return card
