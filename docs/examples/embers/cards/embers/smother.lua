-- Smother: a creature is only a Cinder, for as long as it is on the field.
local card = {}

function card.on_cast(ctx)
  local target = ctx.player:choose_creature("smother.at", ctx.card)
  if not target then return end
  target:become("cinder")
  target:hurt(0) -- what it has suffered may be too much for a Cinder
end

return card
