-- Confiscation: event: discard cards of your choice until three are left in your hand.
local card = {}

function card.on_event(ctx)
  local me = ctx.player
  local surplus = math.max(0, me.hand:count() - ctx.params.keep)
  game:move(me:choose_cards {
    from = me.hand,
    exactly = surplus,
    prompt = "confiscation.which",
    about = ctx.card,
    numbers = { count = surplus },
  }, game.discard_pile)
end

return card
