-- Verbs of Brawl: play, attack, buy, gain.
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

function player.play(me, card)
  me:move(card, me.in_play)
  me:play_again(card)
end

-- A whole play wherever the card lies by now; the others may react before anything of an attack happens.
function player.play_again(me, card)
  local attack
  if card:is("attack") then
    attack = game:announce("attack", { player = me, card = card, affects = me.others })
    if attack.cancelled then return end
  end
  me:resolve(card, { hook = "on_play", event = attack, gives = true })
end

-- The menu has taken the buy and the cost.
function player.buy(me, card)
  game:fire("bought", { player = me, card = card })
  me:move(card, me.discard_pile)
end

function context.attack(ctx, each)
  for _, victim in ipairs(ctx.player.others) do
    if ctx.event:includes(victim) then each(victim) end
  end
end

return { player = player, context = context }
