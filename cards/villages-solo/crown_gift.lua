-- Crown Gift: event: the Countess gets 4 ducats from the bank.
local card = {}

function card.on_event(ctx)
  game.countess:gain(ctx.params.ducats)
end

return card
