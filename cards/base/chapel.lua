-- Chapel: trash up to 4 cards from your hand.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  me:trash(me:choose_cards {
    from = me.hand,
    up_to = ctx.params.trash,
    prompt = "chapel.trash",
    numbers = { count = ctx.params.trash },
  })
end

return card
