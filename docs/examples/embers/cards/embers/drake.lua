-- Sleeping Drake: at the beginning of your turn it turns over and is awake.
local card = {}

function card.on_dawn(ctx)
  ctx.card:turn(1)
end

return card
