-- Stargazer: look at the top card of your deck; you may discard it.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local top = me:look_at_top()
  if top and me:confirm { prompt = "stargazer.discard", about = top } then
    me:discard(top)
  end
end

return card
