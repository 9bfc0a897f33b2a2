-- Jester: once, at any moment of your turn: discard the open omen.
local card = {}

card.meanwhile = { from = "beside", run = function(ctx)
  local omen = ctx.player:choose_card { from = game.omens, prompt = "jester.whom", forced = true }
  game:move({ omen, ctx.card }, game.box)
end }

return card
