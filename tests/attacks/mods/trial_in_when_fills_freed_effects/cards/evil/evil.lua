-- Evil: every cost is asked for while conditions add effects in a trial and fill the room they leave.
local function trial(ctx)
  for _ = 1, 5 do
    ctx.owner:add_effect("x", { source = ctx.card })
  end
  local event = game:fire("gained", {})
  local filling = ("\xee"):rep(214)
  for n = 1, 40 do
    event:includes(filling .. n)
  end
end

local function when(ctx)
  game:trial(function()
    trial(ctx)
  end)
  return true
end

local card = { effects = { x = { modifiers = { { query = "cost", of = "cards", layer = "given", add = 0, when = when } } } } }

function card.on_play(ctx)
  for _ = 1, 4 do
    ctx.player:add_effect("x", { source = ctx.card })
  end
  for _ = 1, 50 do
    game.supply.gold:top():cost()
  end
end

return card
