-- Advisor: +1 Action (gives). Reveal 3 cards of your deck; the player to your left chooses one, which is discarded.
-- Put the others into your hand.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local revealed = ctx:reveal_from_deck(me, ctx.params.reveal)
  local unwanted = me.left:choose_card { from = revealed, prompt = "advisor.discard", about = ctx.card }
  if unwanted then
    me:discard(unwanted)
  end
  me:put_into_hand(ctx.aside)
end

return card
