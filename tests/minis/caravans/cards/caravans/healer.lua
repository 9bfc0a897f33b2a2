-- Healer: when cards of yours would die, you may save one of them.
local card = {}

card.triggers = { {
  before = "dying", from = "train", whose = "mine",
  run = function(ctx)
    local saved = ctx.player:choose_card { from = ctx.event.cards, optional = true, prompt = "healer.save" }
    if saved then ctx.event:leave_out(saved) end
  end,
} }

return card
