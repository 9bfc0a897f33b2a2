-- Doctor: name a card. Reveal 3 cards of your deck, trash those with that name, put the rest back in any order.
-- Overpay: for each coin look at your top card and trash it, discard it or put it back.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local named = me:name_card { prompt = "doctor.which" }
  ctx:reveal_from_deck(me, ctx.params.reveal)
  me:trash(ctx.aside:list { name = named })
  me:put_on_deck(me:arrange { from = ctx.aside, prompt = "doctor.put_back" })
end

function card.on_overpay(ctx)
  local me = ctx.player
  for _ = 1, ctx.event.overpaid do
    local top = me:look_at_top()
    if not top then
      return
    end
    local fate = me:choose_option { among = { "trash", "discard", "put_back" }, about = top, prompt = "doctor.look" }
    if fate == "trash" then
      me:trash(top)
    elseif fate == "discard" then
      me:discard(top)
    end
  end
end

return card
