-- Digger: when this arrives, 1 to 3 coins turn up under its slot; only you know how many, and they count in the end.
local card = {}

function card.on_arrive(ctx)
  ctx.card.zone:add("buried", game:random(ctx.params.most, "digging"))
end

return card
