-- Tinker: earns 1; until the end of your turn your tolls are free and you may build 1 more card.
local card = {}

function card.on_build(ctx)
  ctx.player:add_effect("busy", { source = ctx.card, ends = "turn" })
end

card.effects = { busy = { modifiers = {
  { query = "toll", of = "owner", layer = "instead", set = 0 },
  { query = "build_limit", of = "owner", layer = "each", add = "more" },
} } }

return card
