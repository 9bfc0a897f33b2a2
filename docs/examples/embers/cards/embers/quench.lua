-- Quench: what it answers does not happen; a card that was being cast is ash.
local card = {}

function card.on_cast(ctx)
  local event = ctx.answers
  local quenched = event.card
  event:cancel()
  game:tell("told.quenched", { who = ctx.player, card = quenched })
  if quenched.zone and quenched.zone.name == "casting" then
    game:move(quenched, quenched.owner.ash)
  end
end

return card
