-- Library: draw until you have 7 cards in hand; Actions may be set aside as you draw them and are discarded at the end.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  while me.hand:count() < ctx.params.hand do
    local drawn = me:draw(1)[1]
    if not drawn then
      break
    end
    if drawn:is("action") and me:confirm { prompt = "library.set_aside", about = drawn } then
      ctx:set_aside(drawn)
    end
  end
  me:discard(ctx.aside)
end

return card
