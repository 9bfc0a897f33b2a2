-- Noble: when placed, 1 point for each gold in your treasury, at most 10; what this phase gave counts (C-41).
local card = {}

function card.on_placed_points(ctx)
  ctx.player:add("points", math.min(ctx.params.points * ctx.player.gold, ctx.params.most))
end

return card
