-- Evil: gives an event a list of 250 000 numbers, 480 times.
local card = {}

function card.on_play(ctx)
  local long = {}
  for n = 1, 250000 do
    long[n] = 1
  end
  local event = game:fire("gained", {})
  for round = 1, 12 do
    for n = 1, 40 do
      event:set("to", long)
    end
    ctx.player:confirm { prompt = "x" }
  end
end

return card
