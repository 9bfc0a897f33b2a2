-- Lantern Maker: +1 Action (gives). Make 2 Paper Lanterns and put them into your hand.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  me:create("paper_lantern", ctx.params.made, me.hand)
end

return card
