-- Yard: carries two cards; when you build it you may wall it in: it then carries one and earns 2.
local card = {}

function card.on_build(ctx)
  if ctx.player:confirm { prompt = "yard.wall", about = ctx.card } then ctx.card:turn(1) end
end

return card
