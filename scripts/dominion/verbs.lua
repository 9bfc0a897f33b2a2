-- Verbs of Dominion: cards call what the rulebook's vocabulary calls it (D-39 to D-53). Playing, gaining and buying are
-- lists of acts in ruleset.yaml: me:play(card), me:play_again(card), me:gain(card, { to = zone }), me:buy(card).
local player, context, acts = {}, {}, {}

-- D-39. Returns the cards drawn, in that order.
function player.draw(me, count)
  return me:draw_from(me.deck, me.hand, count)
end

-- D-43. The last card of a list ends up on top of the discard pile (D-27). Returns the cards.
function player.discard(me, cards)
  me:move(cards, me.discard_pile)
  return cards
end

-- The whole deck at once, turned over as a block: its bottom card ends up on top.
function player.discard_deck(me)
  local block = {}
  for _, card in ipairs(me.deck:list()) do
    table.insert(block, 1, card)
  end
  me:discard(block)
end

function player.discard_down_to(me, keep, prompt)
  local surplus = me.hand:count() - keep
  if surplus > 0 then
    me:choose_cards {
      from = me.hand, exactly = surplus, to = me.discard_pile, prompt = prompt, numbers = { count = surplus },
    }
  end
end

-- D-44.
function player.trash(me, cards)
  me:move(cards, game.trash)
end

-- D-46: from an empty pile nothing is gained.
function player.gain_from(me, pile, to)
  local card = pile:top()
  return card and me:gain(card, { to = to })
end

-- Gains a card of the player's choice, mandatory if any pile fits (D-46). The wish names `at_most` or `exactly`
-- for the cost, and if need be a `type`, where `to` put the card, and what the question is `about`.
function player.gain_choice(me, wish)
  local card = me:choose_card {
    from = game.supply:tops(),
    prompt = wish.prompt,
    about = wish.about,
    numbers = { cost = wish.at_most or wish.exactly },
    refuse = {
      { reason = "wrong_type", except = { type = wish.type } },
      { reason = "too_expensive", except = { cost = { max = wish.at_most } } },
      { reason = "wrong_cost", except = { cost = wish.exactly } },
    },
  }
  return card and me:gain(card, { to = wish.to })
end

-- D-48, D-54. The top card stays where it is; nil if there is none even after shuffling.
function player.reveal_top(me)
  if me:refill(me.deck) then
    local top = me.deck:top()
    me:reveal(top)
    return top
  end
end

-- D-49: like revealing, but nobody else sees it.
function player.look_at_top(me)
  if me:refill(me.deck) then
    local top = me.deck:top()
    me:look(top)
    return top
  end
end

-- D-51, D-59. The first card of a list ends up on top. All of them in one movement: the others do not see the order.
function player.put_on_deck(me, cards)
  local block = {}
  for at = #cards, 1, -1 do
    table.insert(block, cards[at])
  end
  me:move(block, me.deck)
end

function player.put_into_hand(me, cards)
  me:move(cards, me.hand)
end

-- D-104: any number of the coins left, or nothing at all. Without a coin left there is nothing to choose.
function acts.overpay(me, card)
  local amount = me:choose_number { min = 1, max = me.coins, optional = true, prompt = "overpay", about = card } or 0
  me:add("coins", -amount)
  return amount
end

-- D-87: whoever is left out is skipped by every part of this play that concerns other players.
function context.attack(ctx, targets, each)
  local event = ctx.event
  for at = 1, #targets do
    if event:includes(targets[at]) then
      each(targets[at])
    end
  end
end

-- D-48, D-57: revealed cards lie aside, in no deck and in no shuffle, until the effect moves them on.
function context.reveal_from_deck(ctx, someone, count)
  local cards = someone:draw_from(someone.deck, ctx.aside, count)
  someone:reveal(cards)
  return cards
end

-- D-50: face up, and no longer in hand.
function context.set_aside(ctx, card)
  ctx.player:move(card, ctx.aside)
  ctx.player:reveal(card)
end

-- D-84: a card that has left play already is not found again.
function context.trash_this(ctx)
  if ctx.card.zone == ctx.player.in_play then
    ctx.player:trash(ctx.card)
  end
end

return { player = player, context = context, acts = acts }
