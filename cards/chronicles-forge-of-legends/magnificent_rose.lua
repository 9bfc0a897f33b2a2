-- Magnificent Rose: aging: 1 point if any of your characters dies.
local card = {}

card.modifiers = {
  {
    query = "aging_points", of = "owner", from = "artifacts", add = "gain",
    when = function(ctx) return #ctx.owner.kingdom:list { doomed = 1 } > 0 end,
  },
}

return card
