-- Plaza: +1 Card, +2 Actions (gives). You may discard a Treasure; if you did, take a token.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local treasure = me:choose_card { from = me.hand, type = "treasure", optional = true, prompt = "plaza.discard" }
  if treasure then
    me:discard(treasure)
    me:add("tokens", ctx.params.reward)
  end
end

return card
