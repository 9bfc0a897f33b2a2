-- Evil: coins from a module that draws them while it is loaded.
local leak = use("leak")
local card = {}

function card.on_play(ctx)
  ctx.player:add("coins", leak.n)
end

return card
