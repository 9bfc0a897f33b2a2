-- Necromancer: when placed, 1 age token on each of your other characters.
local card = {}

function card.on_placed_age(ctx)
  for _, other in ipairs(ctx:other_characters()) do
    other:add("age", ctx.params.age)
  end
end

return card
