-- Herald: +1 Card, +1 Action (gives). Reveal your top card; if it is an Action, play it.
-- Overpay: for each coin put a card of your discard pile on your deck.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local top = me:reveal_top()
  if top and top:is("action") then
    me:play(top)
  end
end

-- The bought Herald is not among these cards: it is gained later (D-68). Whoever chooses among them has seen them all.
function card.on_overpay(ctx)
  local me = ctx.player
  me:put_on_deck(me:choose_cards {
    from = me.discard_pile,
    exactly = ctx.event.overpaid,
    ordered = true,
    prompt = "herald.put_on_deck",
    numbers = { count = ctx.event.overpaid },
  })
end

return card
