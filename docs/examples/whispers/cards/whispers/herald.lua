-- Herald: exchange hands with another player.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local target = me:choose_target(ctx.card, "herald.whom")
  if not target then return end
  local mine, theirs = me.hand:list(), target.hand:list()
  me:move(mine, target.hand)
  target:move(theirs, me.hand)
end

return card
