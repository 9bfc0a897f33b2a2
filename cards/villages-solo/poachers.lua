-- Poachers: event: pay the Countess 1 ducat for each visible food, at least 1.
local solo = use("solo")

local card = {}

function card.on_event(ctx)
  solo.pay_countess(ctx.player, math.max(ctx.params.least, ctx.player:visible("food")))
end

return card
