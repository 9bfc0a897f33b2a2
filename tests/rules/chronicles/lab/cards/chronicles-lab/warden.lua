-- Warden (a character), Bell (an artifact), Archive (a building): notes when each step of every deployment came to it, and each aging.
local card = {}

for _, step in ipairs { "gold", "age_choice", "points" } do
  card["on_deploy_" .. step] = function(ctx)
    ctx.player:add("steps", 1)
    ctx.player:add("deploy_" .. step, ctx.player.steps)
  end
end

function card.on_dying(ctx)
  ctx.player:add("agings", 1)
end

return card
