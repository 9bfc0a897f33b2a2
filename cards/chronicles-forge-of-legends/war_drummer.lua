-- War Drummer: war: each of your other characters in the front row has 1 more strength; works from either row.
local card = {}

card.modifiers = {
  {
    query = "strength", of = "cards", own = true, others = true, from = "kingdom", layer = "given",
    add = function(ctx, each) return each:in_front() and ctx.params.more or 0 end,
  },
}

return card
