-- Cards that stand for another villager must not be on top (V-70).
local stand_ins = {}

-- A `settle` function: repeated until nothing changes, so whatever is uncovered by it follows.
function stand_ins.return_if_top(ctx)
  if ctx.card.zone.name == "village" and ctx.card:is_top() then
    ctx.owner:move(ctx.card, ctx.owner.hand)
  end
end

return stand_ins
