-- Snuffer: +2 Cards (gives). Each other player loses 1 Lantern, or gains a Curse if they have none.
local card = {}

function card.on_play(ctx)
  ctx:attack(ctx.player.others, function(victim)
    if victim.lanterns >= ctx.params.lost then
      victim:add("lanterns", -ctx.params.lost)
    else
      victim:gain_from(game.supply.curse)
    end
  end)
end

return card
