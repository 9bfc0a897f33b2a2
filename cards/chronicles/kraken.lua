-- Kraken: when placed, 1 age token on each of your other characters, and lose 3 points for each level 2 building.
-- Aging: 1 point for each age token on your characters that die, itself included (C-110).
local card = {}

function card.on_placed_age(ctx)
  for _, other in ipairs(ctx:other_characters()) do
    other:add("age", ctx.params.age)
  end
end

function card.on_placed_points(ctx)
  ctx.player:add("points", -ctx.params.loss * #ctx.player.buildings:list { level = 2 })
end

card.modifiers = {
  {
    query = "aging_points", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.points * ctx.owner:tokens(ctx.owner.kingdom:list { doomed = 1 }) end,
  },
}

return card
