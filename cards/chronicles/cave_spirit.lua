-- Cave Spirit: produces 1 crystal. When placed, 1 age token on itself.
local card = {}

function card.on_placed_age(ctx)
  ctx.card:add("age", ctx.params.age)
end

return card
