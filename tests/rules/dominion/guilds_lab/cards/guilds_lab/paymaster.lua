-- Paymaster: while this is in play, when you buy a card, take a ducat for each coin overpaid.
local card = {}

card.triggers = {
  {
    event = "bought",
    from = "in_play",
    whose = "mine",
    run = function(ctx)
      ctx.player:add("ducats", ctx.event.overpaid)
    end,
  },
}

return card
