-- Evil: every cost is asked for while conditions add effects in a trial.
local function when(ctx)
  game:trial(function()
    for _ = 1, 100 do
      ctx.owner:add_effect("x", { source = ctx.card })
    end
  end)
  return true
end

local card = { effects = { x = { modifiers = { { query = "cost", of = "cards", layer = "given", add = 0, when = when } } } } }

function card.on_play(ctx)
  for _ = 1, 3 do
    ctx.player:add_effect("x", { source = ctx.card })
  end
  for _ = 1, 50 do
    game.supply.gold:top():cost()
  end
end

return card
