-- Evil: everybody chooses between a card that is not there and this one.
local card = {}

function card.on_play(ctx)
  local kept = use("keep")
  game:together(game.players, function(player)
    return player:choose_option { prompt = "evil", among = { kept.card, ctx.card } }
  end)
end

return card
