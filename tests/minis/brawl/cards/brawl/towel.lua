-- Towel: +1 Coin (gives); when another player attacks, you may discard this from your hand: the attack is called off.
local card = {}

card.triggers = { {
  before = "attack", from = "hand", whose = "others",
  run = function(ctx)
    if ctx.player:confirm { prompt = "towel.throw", about = ctx.card } then
      ctx.player:discard(ctx.card)
      ctx.event:cancel()
    end
  end,
} }

return card
