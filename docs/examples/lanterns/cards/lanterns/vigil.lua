-- Vigil: +1 Lantern for every 2 coins you have not spent.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  me:add("lanterns", me.coins // ctx.params.coins)
end

return card
