-- Banner of Glory: war: 1 point if you win at least one war this round.
local card = {}

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "artifacts", add = "gain",
    when = function(ctx) return ctx.owner.wars_won >= 1 end,
  },
}

return card
