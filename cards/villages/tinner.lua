-- Tinner: for the rest of your build turn you may unlock your cards without payment.
local card = {}

function card.on_play(ctx)
  ctx.player:add("free_unlocks", 1)
end

return card
