-- Spy: +1 Card, +1 Action (gives). Each player (including you) reveals the top card of their deck; you discard it or leave it.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  ctx:attack(me.everyone, function(someone)
    local top = someone:reveal_top()
    if top and me:confirm { prompt = "spy.discard", about = top } then
      someone:discard(top)
    end
  end)
end

return card
