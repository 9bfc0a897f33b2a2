-- Lookout: +1 Action (gives); name a card, reveal the top 3 of your deck, take those of that name, put the rest back in any order.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local named = me:name_card { prompt = "lookout.guess" }
  me:reveal(me:draw_from(me.deck, ctx.aside, ctx.params.reveal))
  me:move(ctx.aside:list { name = named }, me.hand)
  me:put_on_deck(me:arrange { from = ctx.aside, prompt = "lookout.order" })
end

return card
