-- Whom a card can be aimed at, and how a player is caught.
local player, queries = {}, {}

-- With the Regent in hand, whoever holds the Envoy or the Herald as well must play the Regent.
function queries.playable(_, card)
  local mine = card.owner.hand
  if card.name == "regent" or mine:count { name = "regent" } == 0 then return 1 end
  return (card.name == "envoy" or card.name == "herald") and 0 or 1
end

function player.choose_target(me, card, prompt)
  return me:choose_option {
    prompt = prompt, about = card, among = me.others,
    refuse = function(p) return p.safe > 0 and "is_safe" or nil end,
  }
end

function player.be_caught(me)
  game:tell("told.caught", { who = me })
  me:leave_game()
end

-- The card is discarded unplayed; a new one comes from the deck, or the hidden card if there is none.
function player.discard_hand(me)
  local card = me.hand:list()[1]
  if not card then return end
  me:move(card, me.shown)
  if card.name == "heir" then
    me:be_caught()
  else
    me:draw_from(game.deck:count() > 0 and game.deck or game.hidden, me.hand, 1)
  end
end

return { player = player, queries = queries }
