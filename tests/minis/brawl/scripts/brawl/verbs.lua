-- Verbs of Brawl; playing and buying are lists of acts in ruleset.yaml.
local player, context = {}, {}

function player.discard(me, cards)
  me:move(cards, me.discard_pile)
end

-- The first card of the list ends up on top. In one movement: the others do not see the order.
function player.put_on_deck(me, cards)
  local block = {}
  for at = #cards, 1, -1 do
    table.insert(block, cards[at])
  end
  me:move(block, me.deck)
end

function context.attack(ctx, each)
  for _, victim in ipairs(ctx.player.others) do
    if ctx.event:includes(victim) then each(victim) end
  end
end

return { player = player, context = context }
