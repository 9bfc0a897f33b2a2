-- Phase 2, deployment (C-35 to C-43): after planning, reveal, pay, carry out what the cards do, save one card.
local deployment = {}

-- C-35: all at once.
function deployment.reveal()
  game:discard(game.all.dismissed)
  for _, p in ipairs(game.seats) do
    p:turn_face(p:newcomers(), "up")
    p:turn_face(p.promised, "up")
  end
end

-- C-36: a negative cost is gold received.
local function pay_for(p, card, cost)
  p:add("gold", -cost)
  card:add("paid", 1)
end

-- C-37: what costs nothing belongs to every maximal set; gold received comes before gold spent. What is left has its price.
local function pay_for_what_is_free(p)
  local left = {}
  for _, card in ipairs(p:unpaid_newcomers()) do
    local cost = card:cost()
    if cost <= 0 then
      pay_for(p, card, cost)
    else
      left[#left + 1] = card
    end
  end
  return left
end

-- Whether the gold is enough for all.
local function pay_for_all(p, cards)
  for _, card in ipairs(cards) do
    local cost = card:cost()
    if cost > p.gold then
      return false
    end
    pay_for(p, card, cost)
  end
  return true
end

local function is_promised(card)
  return card.zone.name == "promised"
end

-- The character an artifact has been named with.
local function bringer(p, artifact)
  return p.kingdom[artifact.zone.slot]:top()
end

-- C-116: artifacts named with a character that has not been paid for are paid like others.
local function without_bringer(p)
  if p.promised:count() == 0 then
    return {}
  end
  return p.promised:list {
    where = function(artifact)
      return bringer(p, artifact).paid == 0
    end,
  }
end

-- Whoever could still pay for the character besides would have to (C-37), and then the artifact costs nothing.
local function comes_free(p, card)
  return is_promised(card) and p.gold - card:cost() >= bringer(p, card):cost()
end

local function pay_card_by_card(p)
  while true do
    local card = p:choose_card {
      from = { p:unpaid_newcomers(), without_bringer(p) },
      prompt = "pay",
      too_few = "bad_payment",
      forced = true,
      refuse = function(candidate)
        return (candidate:cost() > p.gold or comes_free(p, candidate)) and "bad_payment" or nil
      end,
    }
    if not card then
      return
    end
    pay_for(p, card, card:cost())
    if is_promised(card) then
      p:move(card, p.artifacts)
    end
  end
end

-- C-37, C-96, C-98: card by card until nothing left can be paid reaches exactly the sets that are affordable and
-- maximal. Whoever can pay for everything is not asked.
local function pay(p)
  local left = pay_for_what_is_free(p)
  if game:trial(function() return pay_for_all(p, left) end) then
    pay_for_all(p, left)
  else
    pay_card_by_card(p)
  end
end

function deployment.pay()
  game:together(game.seats, pay)
  for _, p in ipairs(game.seats) do
    game:discard(without_bringer(p))
    game:discard(p:unpaid_newcomers())
  end
end

-- C-41 (a): replacements use the shared deck, so all players are served in the order of C-104.
function deployment.replace()
  local placed = {}
  for _, p in ipairs(game.seats) do
    for _, card in ipairs(p:newcomers()) do
      placed[#placed + 1] = card
    end
  end
  game:fire("placed", { cards = placed })
end

-- C-41 (b) to (f): these touch only the own kingdom, so everybody carries theirs out at the same time (C-105).
function deployment.carry_out()
  game:together(game.seats, function(p)
    game:fire("deployed", { player = p, cards = p:newcomers() })
  end)
end

-- C-42, C-43, C-99, C-149.
function deployment.save()
  game:together(game.seats, function(p)
    local saved = p:choose_cards { from = p.hand, up_to = 1, prompt = "save", too_many = "bad_keep", not_offered = "bad_keep" }
    p:move(saved, p.saved)
  end)
  game:discard(game.all.hand)
end

return deployment
