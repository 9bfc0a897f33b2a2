-- A deal with its auction, and what becomes of each trick.
local steps = {}

local suits = { "oak", "ash", "elm", "fir" }

local function become(counter, number)
  game:add(counter, number - game[counter])
end

local function lead(player)
  become("leader", player.seat)
  game:next_turn(player)
end

local function deal_cards()
  for _, p in ipairs(game.seats) do
    game:move(p.taken, game.stock, { face = "down" })
    game:move(p.hand, game.stock, { face = "down" })
    p:add("tricks", -p.tricks)
  end
  game:move(game.trump, game.box)
  game:shuffle(game.stock)
  for _, p in ipairs(game.seats) do
    p:draw_from(game.stock, p.hand, game.params.hand_size)
  end
end

-- Around the table until all others have passed. Returns who bid highest, or nothing.
local function auction(dealer)
  local high, highest, passed, asked = game.params.least_bid - 1, nil, {}, dealer.left
  local still_in = #game.seats
  while still_in > 1 or (still_in == 1 and not highest) do
    if not passed[asked] then
      local bid = high < game.params.hand_size and asked:choose_number {
        prompt = "bid", min = high + 1, max = game.params.hand_size, optional = true,
      }
      if bid then
        high, highest = bid, asked
        game:tell("told.bid", { who = asked, number = bid })
      else
        passed[asked] = true
        still_in = still_in - 1
        game:tell("told.pass", { who = asked })
      end
    end
    asked = asked.left
  end
  return highest, high
end

function steps.deal()
  if game.all.hand:count() > 0 then return end
  local declarer, bid
  repeat
    local dealer = game.seats[game.dealer].left
    become("dealer", dealer.seat)
    deal_cards()
    declarer, bid = auction(dealer)
  until declarer
  become("declarer", declarer.seat)
  become("bid", bid)
  local suit = declarer:choose_option { prompt = "trump", among = suits }
  local marker = game.box:list { suit = suit }[1]
  game:move(marker, game.trump)
  game:tell("told.trump", { who = declarer, card = marker })
  lead(declarer)
end

local function beats(card, best)
  if card.suit == best.suit then return card.value > best.value end
  return card.suit == game.trump:top().suit
end

local function score_deal()
  local declarer = game.seats[game.declarer]
  local got = declarer.tricks
  for _, p in ipairs(declarer.partners) do
    got = got + p.tricks
  end
  local winner, points = declarer, game.bid + (got - game.bid) * game.params.overtrick
  if got < game.bid then
    winner, points = declarer.left, game.bid
  end
  game:tell(got < game.bid and "told.failed" or "told.made", { who = declarer, number = got })
  winner:add("points", points)
  for _, p in ipairs(winner.partners) do
    p:add("points", points)
  end
  local target = game.options.short == 1 and game.bid or game.params.target
  return winner.points >= target and "finish" or nil
end

function steps.gather()
  local winner = game.seats[game.leader]
  for _, p in ipairs(game.seats) do
    if beats(p.played:top(), winner.played:top()) then winner = p end
  end
  game:tell("told.trick", { who = winner, card = winner.played:top() })
  for _, p in ipairs(game.seats) do
    winner:move(p.played, winner.taken, { face = "down" })
  end
  winner:add("tricks", 1)
  if game.all.hand:count() == 0 then return score_deal() end
  lead(winner)
end

return steps
