-- Journeyman: name a card. Reveal cards of your deck until 3 do not have that name; take those into your hand and
-- discard the others.
local card = {}

function card.on_play(ctx)
  local me, others = ctx.player, {}
  local named = me:name_card { prompt = "journeyman.which" }
  while #others < ctx.params.cards do
    local revealed = ctx:reveal_from_deck(me, 1)[1]
    if not revealed then
      break
    end
    if revealed.definition ~= named then
      table.insert(others, revealed)
    end
  end
  me:put_into_hand(others)
  me:discard(ctx.aside)
end

return card
