-- Cellar: +1 Action (gives). Discard any number of cards, then draw as many.
local card = {}

-- All are discarded before the first is drawn, so a shuffle includes them (D-58).
function card.on_play(ctx)
  local me = ctx.player
  local discarded = me:discard(me:choose_cards { from = me.hand, prompt = "cellar.discard" })
  me:draw(#discarded)
end

return card
