-- War Drummer: war: +1 strength for each of your other characters in the front row; works from either row.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "cards", own = true, others = true, from = "kingdom", layer = "given",
    add = function(ctx, each) return each:in_front() and ctx.params.more or 0 end,
  },
}

return card
