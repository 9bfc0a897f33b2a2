-- Relic of Light: never dies (a fact). Aging: 1 point for each of your other characters that carries an age token and
-- does not die.
local card = {}

card.modifiers = {
  {
    query = "aging_points", of = "owner", from = "kingdom",
    add = function(ctx)
      local survivors = ctx.owner.kingdom:list {
        age = { min = 1 },
        doomed = 0,
        where = function(other) return other ~= ctx.card end,
      }
      return ctx.params.points * #survivors
    end,
  },
}

return card
