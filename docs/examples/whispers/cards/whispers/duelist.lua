-- Duelist: compare hands with another player; whoever holds the lower card is out. Only the two see the cards.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  local target = me:choose_target(ctx.card, "duelist.whom")
  if not target then return end
  me:look(target.hand)
  target:look(me.hand)
  local mine, theirs = me.hand:list()[1].rank, target.hand:list()[1].rank
  game:tell("told.duel", { who = me, whom = target })
  if mine ~= theirs then (mine < theirs and me or target):be_caught() end
end

return card
