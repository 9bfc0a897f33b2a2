-- Duck: +2 Cards (gives); when another player attacks, you may show this from your hand: you are unaffected.
local card = {}

card.triggers = { {
  before = "attack", from = "hand", whose = "others", once = true,
  when = function(ctx) return ctx.event:includes(ctx.owner) end,
  run = function(ctx)
    if ctx.player:confirm { prompt = "duck.show", about = ctx.card } then
      ctx.player:reveal(ctx.card)
      ctx.event:leave_out(ctx.player)
    end
  end,
} }

return card
