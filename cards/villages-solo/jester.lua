-- Jester: once, at any moment: discard a face-up event that has not happened yet (V-100).
local card = {}

card.meanwhile = {
  from = "beside",
  otherwise = "jester_used",
  run = function(ctx)
    local event = ctx.player:choose_card {
      from = game.events,
      prompt = "jester.whom",
      about = ctx.card,
      refuse = function(each)
        return each.begun > 0 and "event_started" or nil
      end,
    }
    if event then
      ctx.player:move(ctx.card, ctx.player.away)
      game:move(event, game[event.season .. "_discards"])
    end
  end,
}

return card
