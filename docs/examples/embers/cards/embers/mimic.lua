-- Mirror Flame: when it enters, it becomes a copy of another creature, for as long as it is on the field.
local card = {}

function card.on_enter(ctx)
  local model = ctx.owner:choose_creature("mimic.copy", ctx.card)
  if model then ctx.card:become(model.definition) end
end

return card
