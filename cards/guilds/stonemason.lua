-- Stonemason: trash a card from your hand. Gain 2 cards each costing less than it.
-- Overpay: gain 2 Actions each costing exactly that much.
local card = {}

local function gain_several(ctx, wish)
  for _ = 1, ctx.params.gains do
    ctx.player:gain_choice(wish)
  end
end

function card.on_play(ctx)
  local me = ctx.player
  local stone = me:choose_card { from = me.hand, prompt = "stonemason.trash" }
  if not stone then
    return
  end
  local price = stone:cost()
  me:trash(stone)
  gain_several(ctx, { at_most = price - 1, prompt = "stonemason.gain" })
end

function card.on_overpay(ctx)
  gain_several(ctx, { type = "action", exactly = ctx.event.overpaid, prompt = "stonemason.gain_action" })
end

return card
