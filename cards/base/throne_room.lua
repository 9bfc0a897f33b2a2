-- Throne Room: choose an Action in your hand; play it twice.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local action = me:choose_card { from = me.hand, type = "action", prompt = "throne_room.play" }
  if action then
    me:play(action, { time = 1, times = 2 })
    me:play_again(action, { time = 2, times = 2 })
  end
end

return card
