-- Militia: +2 Coins (gives). Each other player discards down to 3 cards in hand.
local card = {}

function card.on_play(ctx)
  ctx:attack(ctx.player.others, function(victim)
    victim:discard_down_to(ctx.params.keep, "militia.discard")
  end)
end

return card
