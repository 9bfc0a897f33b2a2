-- Mine: trash a Treasure from your hand. Gain a Treasure costing up to 3 more into your hand.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local old = me:choose_card { from = me.hand, type = "treasure", prompt = "mine.trash" }
  if not old then
    return
  end
  local price = old:cost()
  me:trash(old)
  me:gain_choice { type = "treasure", at_most = price + ctx.params.more, to = me.hand, prompt = "mine.gain" }
end

return card
