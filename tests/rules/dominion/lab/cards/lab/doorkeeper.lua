-- Doorkeeper: when you would gain a card while this is in your hand, put it into your hand.
local card = {}

card.triggers = {
  {
    before = "gained",
    from = "hand",
    whose = "mine",
    run = function(ctx)
      ctx.event:set("to", ctx.player.hand)
    end,
  },
}

return card
