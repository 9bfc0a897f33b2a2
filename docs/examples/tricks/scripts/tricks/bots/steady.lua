-- Steady: bids what its hand and half a partner are worth, takes tricks cheaply, and leaves a partner's trick alone.
local bot = {}

local high, long = 8, 4

local function by_suit(hand)
  local count = {}
  for _, card in ipairs(hand) do
    count[card.suit] = (count[card.suit] or 0) + 1
  end
  return count
end

local function longest(hand)
  local best, count = nil, by_suit(hand)
  for _, suit in ipairs { "oak", "ash", "elm", "fir" } do
    if count[suit] and (not best or count[suit] > count[best]) then best = suit end
  end
  return best, count[best]
end

-- High cards win, and so do the last cards of a long trump suit; the partner brings a share.
local function worth(hand)
  local sum = 0
  for _, card in ipairs(hand) do
    if card.value >= high then sum = sum + 1 end
  end
  local _, length = longest(hand)
  return sum + math.max(0, length - long) + 2
end

local function beats(view, card, best)
  if card.suit == best.suit then return card.value > best.value end
  return card.suit == view.trump:top().suit
end

local function winning(view)
  local best, who
  local p = view.seats[view.leader]
  for _ = 1, #view.seats do
    local card = p.played:top()
    if card and (not best or beats(view, card, best)) then best, who = card, p end
    p = p.left
  end
  return best, who
end

function bot.answer(view, choice)
  local me = view.me
  if choice.prompt == "bid" then
    if choice.min <= worth(me.hand:list()) then return choice:number(choice.min) end
    return choice:default()
  elseif choice.prompt == "trump" then
    return choice:option((longest(me.hand:list())))
  end
  local best, who = winning(view)
  local partner = who and who == me.partners[1]
  local lowest, cheapest, highest
  for _, option in ipairs(choice:options()) do
    local card = option.what
    if not lowest or card.value < lowest.value then lowest = card end
    if not highest or card.value > highest.value then highest = card end
    if best and beats(view, card, best) and (not cheapest or card.value < cheapest.value) then cheapest = card end
  end
  if not best then return choice:option(highest, "play") end
  return choice:option(not partner and cheapest or lowest, "play")
end

return bot
