-- Librarian: take 3 cards from your deck and put them back in any order.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local cards = me:draw_from(me.deck, ctx.aside, ctx.params.cards)
  me:look(cards)
  me:put_on_deck(me:arrange { from = cards, prompt = "librarian.order" })
end

return card
