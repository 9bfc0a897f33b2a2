-- Bargainer: while this is in play, when you buy a card, gain a card costing less than it.
local card = {}

card.triggers = {
  {
    event = "bought",
    from = "in_play",
    whose = "mine",
    run = function(ctx)
      ctx.player:gain_choice { at_most = ctx.event.card:cost() - 1, prompt = "bargainer.gain" }
    end,
  },
}

return card
