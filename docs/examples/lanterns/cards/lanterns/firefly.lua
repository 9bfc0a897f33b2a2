-- Firefly: +1 Lantern (gives). You may trash this for 2 more.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  if me:confirm { prompt = "firefly.trash", about = ctx.card } then
    ctx:trash_this()
    me:add("lanterns", ctx.params.more)
  end
end

return card
