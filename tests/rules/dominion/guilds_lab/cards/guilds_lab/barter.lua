-- Barter: when you would gain a Curse while this is in your hand, gain a Silver instead.
local card = {}

card.triggers = {
  {
    before = "gained",
    from = "hand",
    whose = "mine",
    when = function(ctx)
      return ctx.event.card:is("curse")
    end,
    run = function(ctx)
      ctx.event:set("card", game.supply.silver:top())
    end,
  },
}

return card
