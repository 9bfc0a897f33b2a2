-- Long Night: you may pay 3 Lanterns. If you do, trash this and take an extra turn after this one.
local card = {}

function card.on_play(ctx)
  local me, price = ctx.player, ctx.params.price
  if me.lanterns >= price and me:confirm { prompt = "long_night.pay", about = ctx.card, numbers = { count = price } } then
    me:add("lanterns", -price)
    ctx:trash_this()
    game:next_turn(me, { extra = true })
  end
end

return card
