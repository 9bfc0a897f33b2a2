-- Moneylender: trash a Copper from your hand. If you did, +3 Coins.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local copper = me.hand:list({ name = "copper" })[1]
  if copper then
    me:trash(copper)
    me:add("coins", ctx.params.coins)
  end
end

return card
