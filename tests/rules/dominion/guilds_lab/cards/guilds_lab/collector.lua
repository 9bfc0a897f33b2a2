-- Collector: while this is in play, when you buy a card, gain the top card of its pile.
local card = {}

card.triggers = {
  {
    event = "bought",
    from = "in_play",
    whose = "mine",
    run = function(ctx)
      ctx.player:gain_from(ctx.event.pile)
    end,
  },
}

return card
