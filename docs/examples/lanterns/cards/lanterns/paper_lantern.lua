-- Paper Lantern: +1 Coin (gives). When you play this it burns down: remove it from the game, +1 Lantern.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  if ctx.card.zone == me.in_play then
    me:remove(ctx.card)
    me:add("lanterns", 1)
  end
end

return card
