-- Evil: coins from a module that is loaded by the hook.
local card = {}

function card.on_play(ctx)
  local leak = use("leak")
  ctx.player:add("coins", leak.n)
end

return card
