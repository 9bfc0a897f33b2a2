-- Feast: trash this card. Gain a card costing up to 5.
local card = {}

-- The gain does not depend on the trashing (D-83), so a second play gains again.
function card.on_play(ctx)
  ctx:trash_this()
  ctx.player:gain_choice { at_most = ctx.params.limit, prompt = "feast.gain" }
end

return card
