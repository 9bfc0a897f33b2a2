-- Scribe: look at another player's hand.
local card = {}

function card.on_play(ctx)
  local target = ctx.player:choose_target(ctx.card, "scribe.whom")
  if target then ctx.player:look(target.hand) end
end

return card
