-- Defector: event: a card of your hand goes into the Countess's village; with an empty hand pay her 2 ducats.
local solo = use("solo")

local card = {}

function card.on_event(ctx)
  local chosen = ctx.player:choose_card { from = ctx.player.hand, prompt = "defector.whom", about = ctx.card, forced = true }
  if chosen then
    solo.take_in(chosen)
  else
    solo.pay_countess(ctx.player, ctx.params.instead)
  end
end

return card
