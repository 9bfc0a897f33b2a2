-- Special villagers that are played and discarded (V-62): free of build actions, padlocks as for any card.
local padlocks = use("padlocks")
local playing = {}

function playing.refusal(me, card)
  if card.wants_gold and #me:gold_bearers() == 0 then
    return "bad_target"
  end
  return padlocks.refusal(me, card, me.ducats)
end

local function choose_target(me, card)
  return me:choose_card {
    from = me:gold_bearers(),
    about = card,
    prompt = "play.whom",
    not_offered = "bad_target",
    forced = true,
  }
end

function playing.play(me, card)
  local payee = padlocks.choose(me, card, me.ducats)
  local target = card.wants_gold and choose_target(me, card) or nil

  me:begin_to_act()
  padlocks.pay(me, payee)
  me:move(card, game.discard_pile)
  local event = game:announce("special_played", { player = me, card = card, target = target })
  me:resolve(card, { hook = "on_play", event = event })
end

return playing
