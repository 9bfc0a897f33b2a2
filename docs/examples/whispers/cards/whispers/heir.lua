-- Heir: whoever plays it is out. (Discarding it: see `discard_hand` of the ruleset.)
local card = {}

function card.on_play(ctx)
  ctx.player:be_caught()
end

return card
