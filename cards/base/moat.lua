-- Moat: +2 Cards (gives). When another player plays an Attack, you may show this from your hand and are unaffected.
local card = {}

card.triggers = {
  {
    before = "attack",
    from = "hand",
    whose = "others",
    once = true, -- a second Moat would change nothing (D-89)
    run = function(ctx)
      if ctx.player:confirm { prompt = "moat.reveal", about = ctx.event.card } then
        ctx.player:reveal(ctx.card)
        ctx.event:leave_out(ctx.player)
      end
    end,
  },
}

return card
