-- Witch: +2 Cards (gives). Each other player gains a Curse.
local card = {}

function card.on_play(ctx)
  ctx:attack(ctx.player.others, function(victim)
    victim:gain_from(game.supply.curse)
  end)
end

return card
