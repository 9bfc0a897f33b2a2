-- Winter Tithe: event: pay the Countess a quarter of your supply, rounded down, at most 10.
local solo = use("solo")

local card = {}

function card.on_event(ctx)
  solo.pay_countess(ctx.player, math.min(ctx.params.most, ctx.player.ducats // ctx.params.part))
end

return card
