-- Workshop: gain a card costing up to 4.
local card = {}

function card.on_play(ctx)
  ctx.player:gain_choice { at_most = ctx.params.limit, prompt = "workshop.gain" }
end

return card
