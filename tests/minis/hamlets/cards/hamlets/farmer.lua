-- Farmer: earns 1; look at the top card of a stack; you may put it at the bottom.
local card = {}

function card.on_build(ctx)
  local me = ctx.player
  local stack = me:choose_option {
    among = game.stacks, prompt = "farmer.stack", refuse = function(s) return s:count() == 0 and "empty" or nil end,
  }
  if not stack then return end
  local top = stack:top()
  me:look(top)
  if me:confirm { prompt = "farmer.bottom", about = top } then me:move(top, stack, { to = "bottom" }) end
end

return card
