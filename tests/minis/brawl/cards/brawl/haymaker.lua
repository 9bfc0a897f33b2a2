-- Haymaker: +2 Coins (gives); each other player discards down to 3 cards in hand.
local card = {}

function card.on_play(ctx)
  ctx:attack(function(victim)
    local surplus = victim.hand:count() - ctx.params.keep
    if surplus <= 0 then return end
    victim:discard(victim:choose_cards {
      from = victim.hand, exactly = surplus, too_few = "discard_more",
      prompt = "haymaker.discard", numbers = { count = surplus },
    })
  end)
end

return card
