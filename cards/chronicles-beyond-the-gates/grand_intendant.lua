-- Grand Intendant: produces 1 food. When placed, 2 gold, too late to pay for placements (C-38).
local card = {}

function card.on_placed_gold(ctx)
  ctx.player:add("gold", ctx.params.gold)
end

return card
