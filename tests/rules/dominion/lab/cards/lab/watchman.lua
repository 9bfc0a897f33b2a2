-- Watchman: when another player plays an Attack while this is in your hand, take a favour for each player the Attack concerns.
local card = {}

card.triggers = {
  {
    before = "attack",
    from = "hand",
    whose = "others",
    run = function(ctx)
      ctx.player:add("favours", #ctx.event.affects)
    end,
  },
}

return card
