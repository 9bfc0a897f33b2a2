-- Golem: when placed, every level 1 building of yours rises to level 2 for free.
local card = {}

-- C-114: a fifth slot earned like this opens next round.
function card.on_placed_build(ctx)
  for _, building in ipairs(ctx.player.buildings:list { level = 1 }) do
    ctx.player:raise(building, 2)
  end
end

return card
