-- Butcher: take 2 tokens (gives). You may trash a card from your hand and pay any number of tokens; if you trashed, gain
-- a card costing at most as much as it plus the tokens paid.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local old = me:choose_card { from = me.hand, optional = true, prompt = "butcher.trash" }
  if not old then
    return
  end
  local price = old:cost()
  me:trash(old)
  local paid = me:choose_number { max = me.tokens, prompt = "butcher.pay", about = old, numbers = { cost = price } }
  me:add("tokens", -paid)
  me:gain_choice { at_most = price + paid, prompt = "butcher.gain" }
end

return card
