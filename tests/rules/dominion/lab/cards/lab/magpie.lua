-- Magpie: when another player buys a card while this is in your hand, gain a Silver.
local card = {}

card.triggers = {
  {
    event = "bought",
    from = "hand",
    whose = "others",
    run = function(ctx)
      ctx.owner:gain_from(game.supply.silver)
    end,
  },
}

return card
