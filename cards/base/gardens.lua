-- Gardens: worth 1 point for every 10 cards you own, rounded down.
local owned = use("owned")
local card = {}

card.modifiers = {
  {
    query = "points",
    of = "self",
    layer = "each",
    add = function(ctx)
      return ctx.params.worth * (owned.count(ctx.owner) // ctx.params.per)
    end,
  },
}

return card
