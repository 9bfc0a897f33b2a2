-- Usurer: while this is in play, when you buy a card, double your favours.
local card = {}

card.triggers = {
  {
    event = "bought",
    from = "in_play",
    whose = "mine",
    run = function(ctx)
      ctx.player:add("favours", ctx.player.favours)
    end,
  },
}

return card
