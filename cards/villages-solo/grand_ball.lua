-- Grand Ball: event: the Countess gets 1 ducat for each villager in her village, at most 8.
local card = {}

function card.on_event(ctx)
  game.countess:gain(math.min(ctx.params.most, game.countess.village:count { except = { type = "countess" } }))
end

return card
