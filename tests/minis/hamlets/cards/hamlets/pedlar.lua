-- Pedlar: earns 1; name a suit: the next time you draft a card of it, take 2 ducats.
local card = {}

function card.on_build(ctx)
  local suit = ctx.player:choose_option { among = { "wood", "ore", "grain", "land" }, prompt = "pedlar.suit" }
  ctx.player:add_effect("order", { source = ctx.card, ends = "next_time", fields = { suit } })
end

card.effects = { order = { triggers = { {
  event = "drafted", whose = "mine", gives = { ducats = "ducats" },
  when = function(ctx) return ctx.event.card.suit == ctx.effect[1] end,
} } } }

return card
