-- Envoy: a player of your choice, yourself included, discards the card in hand and draws another.
local card = {}

function card.on_play(ctx)
  local target = ctx.player:choose_option {
    prompt = "envoy.whom", about = ctx.card, among = ctx.player.everyone,
    refuse = function(p) return p ~= ctx.player and p.safe > 0 and "is_safe" or nil end,
  }
  target:discard_hand()
end

return card
