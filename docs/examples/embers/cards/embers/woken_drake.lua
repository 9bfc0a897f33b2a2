-- Woken Drake: when it dies, damage to the other player; in the ash it sleeps again.
local card = {}

function card.on_death(ctx)
  local me = ctx.event.player
  if ctx.card.zone then ctx.card:turn(0) end
  me.left:suffer(ctx.params.damage)
end

return card
