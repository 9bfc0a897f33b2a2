-- Pretender: whoever may answer an Attack may answer this; then whatever follows the purchase and the gain of a Silver follows, though none is
-- bought or gained.
local card = {}

function card.on_play(ctx)
  local me, pile = ctx.player, game.supply.silver
  game:fire(game:announce("attack", { player = me, card = ctx.card, affects = me.others }))
  game:fire("bought", { player = me, card = pile:top(), pile = pile, overpaid = 0 })
  game:fire(game:announce("gained", { player = me, card = pile:top(), to = me.discard_pile }))
end

return card
