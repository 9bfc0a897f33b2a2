-- Sieve: trash a card costing 2 or 3 from your hand.
local card = {}

function card.on_play(ctx)
  local me, params = ctx.player, ctx.params
  local picked = me:choose_card {
    from = me.hand,
    cost = { min = params.least, max = params.most },
    prompt = "sieve.trash",
  }
  if picked then
    me:trash(picked)
  end
end

return card
