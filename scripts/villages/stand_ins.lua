-- Cards that stand for another villager must not be on top (V-70).
local stand_ins = {}

-- Repeated until nothing changes, so whatever is uncovered by it follows.
stand_ins.return_if_top = {
  from = "village",
  run = function(ctx)
    if ctx.card:is_top() then
      ctx.owner:move(ctx.card, ctx.owner.hand)
    end
  end,
}

return stand_ins
