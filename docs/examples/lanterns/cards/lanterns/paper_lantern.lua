-- Paper Lantern: +1 Coin (gives). When you play this it burns down: return it to the workshop, +1 Lantern.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  if ctx.card.zone == me.in_play then
    me:move(ctx.card, game.workshop.paper_lantern)
    me:add("lanterns")
  end
end

return card
