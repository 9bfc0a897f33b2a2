-- Furnace: when you gain a Curse while this is in your hand, trash it.
local card = {}

card.triggers = {
  {
    event = "gained",
    from = "hand",
    whose = "mine",
    when = function(ctx)
      return ctx.event.card:is("curse")
    end,
    run = function(ctx)
      ctx.player:trash(ctx.event.card)
    end,
  },
}

return card
