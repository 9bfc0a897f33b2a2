-- Soothsayer: gain a Gold. Each other player gains a Curse; each who did draws a card.
local card = {}

-- All Curses are gained before the first card is drawn. Something else gained instead of a Curse does not count.
function card.on_play(ctx)
  local me, cursed = ctx.player, {}
  me:gain_from(game.supply.gold)
  ctx:attack(me.others, function(victim)
    local gained = victim:gain_from(game.supply.curse)
    if gained and gained:is("curse") then
      table.insert(cursed, victim)
    end
  end)
  for _, victim in ipairs(cursed) do
    victim:draw(ctx.params.draw)
  end
end

return card
