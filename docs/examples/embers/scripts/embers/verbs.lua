-- Creatures that enter, strike, are hurt and die; players who are hurt.
local player, card_verbs, acts = {}, {}, {}

function player.suffer(me, n)
  if n <= 0 then return end
  me:add("life", -n)
  game:tell("told.hurt", { who = me, number = n })
  if me.life <= 0 and not me.out then me:leave_game() end
end

local function die(card)
  local me = card.owner
  card:take("damage")
  card:take("ready")
  game:tell("told.died", { who = me, card = card })
  local event = game:announce("died", { player = me, card = card })
  if card:is("token") then
    me:remove(card)
  else
    me:move(card, me.ash)
  end
  game:fire(event)
end

-- Whoever has had as much damage as health is gone.
function card_verbs.hurt(card, n)
  if not card.zone or card.zone.name ~= "field" then return end
  card:add("damage", n)
  if card.damage >= card:health() then die(card) end
end

-- Who or what an effect can be aimed at: both players, and every creature.
function player.choose_aim(me, prompt, card, everybody)
  local among = everybody and { me.left, me } or { me.left }
  for _, creature in ipairs(me.left.field:list()) do
    among[#among + 1] = creature
  end
  if everybody then
    for _, creature in ipairs(me.field:list()) do
      among[#among + 1] = creature
    end
  end
  return me:choose_option { prompt = prompt, about = card, among = among }
end

function player.choose_creature(me, prompt, card)
  return me:choose_card { prompt = prompt, about = card, from = { me.left.field, me.field }, where = function(c) return c ~= card end }
end

local function is_player(x)
  return x == game.seats[1] or x == game.seats[2]
end

function player.harm(_, target, n)
  if is_player(target) then
    target:suffer(n)
  elseif target then -- a token that is gone by now is nothing
    target:hurt(n)
  end
end

function acts.enter(me, card)
  me:move(card, me.field)
  game:fire("entered", { player = me, card = card })
end

function acts.burn_out(me, card)
  if card.zone == me.casting then me:move(card, me.ash) end
end

function acts.strike(me, card)
  local target = me:choose_aim("strike.at", card)
  card:take("ready")
  local event = game:announce("attack", { player = me, card = card, target = target })
  if is_player(target) then
    game:tell("told.strike", { who = me, card = card, whom = target })
  else
    game:tell("told.fight", { who = me, cards = { card, target } })
  end
  if not game:respond("answer", event) or card.zone ~= me.field then return end
  if is_player(target) then
    target:suffer(card:strength())
  elseif target.zone == me.left.field then
    local mine, theirs = card:strength(), target:strength()
    target:hurt(mine)
    card:hurt(theirs)
  end
end

return { player = player, card = card_verbs, acts = acts }
