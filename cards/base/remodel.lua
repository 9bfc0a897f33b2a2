-- Remodel: trash a card from your hand. Gain a card costing up to 2 more than it.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local old = me:choose_card { from = me.hand, prompt = "remodel.trash" }
  if not old then
    return
  end
  local price = old:cost()
  me:trash(old)
  me:gain_choice { at_most = price + ctx.params.more, prompt = "remodel.gain" }
end

return card
