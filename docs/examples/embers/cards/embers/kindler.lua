-- Kindler: when it enters, Sparks come into being beside it.
local card = {}

function card.on_enter(ctx)
  ctx.owner:create("spark", ctx.params.sparks, ctx.owner.field)
end

return card
