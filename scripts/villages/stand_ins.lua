-- Cards that stand for another villager must not be on top (V-70).
local stand_ins = {}

-- Repeated until nothing changes, so whatever is uncovered by it follows.
stand_ins.return_if_top = {
  from = "village",
  top = true,
  run = function(ctx)
    ctx.owner:move(ctx.card, ctx.owner.hand)
  end,
}

return stand_ins
