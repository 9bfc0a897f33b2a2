-- Smuggler: take half of a gold number visible in your village from the bank, rounded up.
local card = {}

function card.on_play(ctx)
  local gold = ctx.event.target.gold
  ctx.player:gain((gold + ctx.params.part - 1) // ctx.params.part)
end

return card
