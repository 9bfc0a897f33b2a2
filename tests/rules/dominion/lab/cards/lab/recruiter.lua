-- Recruiter: each other player draws a card, then gains a Curse.
local card = {}

function card.on_play(ctx)
  ctx:attack(ctx.player.others, function(victim)
    victim:draw(ctx.params.draw)
    victim:gain_from(game.supply.curse)
  end)
end

return card
