-- Twin: when this arrives, choose another new card of yours; what it does when it arrives happens once more.
local card = {}

function card.on_echo(ctx)
  local chosen = ctx.player:choose_card {
    from = ctx.player.train, fresh = 1, except = { name = ctx.card.name }, prompt = "twin.whom",
  }
  if chosen then ctx.event:once_more(chosen) end
end

return card
