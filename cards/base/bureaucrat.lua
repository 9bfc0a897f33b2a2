-- Bureaucrat: gain a Silver onto your deck. Each other player puts a Victory card from hand onto their deck,
-- or shows a hand without one.
local card = {}

function card.on_play(ctx)
  local me = ctx.player
  me:gain_from(game.supply.silver, me.deck)
  ctx:attack(me.others, function(victim)
    local chosen = victim:choose_card { from = victim.hand, type = "victory", prompt = "bureaucrat.put_back" }
    if chosen then
      victim:put_on_deck { chosen }
      victim:reveal(chosen) -- on the deck, so that everybody knows which card of the hand it was
    else
      victim:reveal(victim.hand)
    end
  end)
end

return card
