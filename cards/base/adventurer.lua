-- Adventurer: reveal cards of your deck until you find 2 Treasures; take those into your hand and discard the others.
local card = {}

function card.on_play(ctx)
  local me, treasures = ctx.player, {}
  while #treasures < ctx.params.treasures do
    local revealed = ctx:reveal_from_deck(me, 1)[1]
    if not revealed then
      break
    end
    if revealed:is("treasure") then
      table.insert(treasures, revealed)
    end
  end
  me:put_into_hand(treasures)
  me:discard(ctx.aside)
end

return card
