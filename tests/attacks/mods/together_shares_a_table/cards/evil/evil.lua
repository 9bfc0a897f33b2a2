-- Evil: coins by the order of answers.
local card = {}

function card.on_play(ctx)
  local seen = {}
  game:together(game.seats, function(p)
    p:confirm { prompt = "x" }
    seen[#seen + 1] = p.seat
    p:add("coins", #seen)
    return #seen
  end)
end

return card
