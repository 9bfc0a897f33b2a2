-- Rogue: war: 1 gold for each war won.
local card = {}

card.modifiers = {
  {
    query = "war_gold", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.gold * ctx.owner.wars_won end,
  },
}

return card
