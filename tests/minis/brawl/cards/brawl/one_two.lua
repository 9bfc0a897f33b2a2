-- One-Two: choose a move in your hand; play it twice.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local move = me:choose_card { from = me.hand, type = "move", prompt = "one_two.twice" }
  if move then
    me:play(move)
    me:play_again(move)
  end
end

return card
