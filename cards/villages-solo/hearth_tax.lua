-- Hearth Tax: event: pay the bank 1 ducat for each top villager, founders not counted, at most 5.
local card = {}

function card.on_event(ctx)
  local villagers = ctx.player.village:list { top = true, except = { type = "founders" } }
  ctx.player:pay_bank(math.min(ctx.params.most, #villagers))
end

return card
