-- It Was You: event: if the jester has been used, pay the Countess 8 ducats.
local solo = use("solo")

local card = {}

function card.on_event(ctx)
  if ctx.player.beside:count() == 0 then
    solo.pay_countess(ctx.player, ctx.params.ducats)
  end
end

return card
