-- Flare: damage to a creature or a player.
local card = {}

function card.on_cast(ctx)
  local me = ctx.player
  me:harm(me:choose_aim("flare.at", ctx.card, true), ctx.params.damage)
end

return card
