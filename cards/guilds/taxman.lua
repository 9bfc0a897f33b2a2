-- Taxman: you may trash a Treasure from your hand. Each other player with 5 or more cards in hand discards a copy of it
-- or shows a hand without one. Gain onto your deck a Treasure costing at most 3 more.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local taxed = me:choose_card { from = me.hand, type = "treasure", optional = true, prompt = "taxman.trash" }
  if not taxed then
    return
  end
  local price = taxed:cost()
  me:trash(taxed)
  ctx:attack(me.others, function(victim)
    if victim.hand:count() < ctx.params.from_hand then
      return
    end
    local copy = victim.hand:list({ name = taxed.definition })[1]
    if copy then
      victim:discard(copy)
    else
      victim:reveal(victim.hand)
    end
  end)
  me:gain_choice { type = "treasure", at_most = price + ctx.params.more, to = me.deck, prompt = "taxman.gain" }
end

return card
