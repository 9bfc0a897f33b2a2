-- Steps of Caravans: pick, plan, pay, arrive, clash, grow old.
local steps = {}

-- Everybody picks at the same time; then the packs go on, to the left in odd rounds and to the right in even ones.
function steps.pick()
  local picks = game:ask_all(game.seats, function(p)
    return p:choose_card { from = p.pack, prompt = "pick", forced = true }
  end)
  local packs = {}
  for seat, p in ipairs(game.seats) do
    p:move(picks[seat], p.hand)
    packs[seat] = p.pack:list()
  end
  if #packs[1] == 0 then return "next_phase" end
  for seat, p in ipairs(game.seats) do
    local heir = game.round % 2 == 1 and p.left or p.right
    heir:move(packs[seat], heir.pack)
  end
end

-- Cards lie face down until everybody is done; what is new may be taken back.
function steps.plan()
  game:together(game.seats, function(p)
    while true do
      local move, card = p:choose_move {
        prompt = "plan",
        moves = {
          place = {
            from = p.hand, refuse = function() return p.train:count() == #p.train:zones() and "no_room" or nil end,
          },
          retrieve = { from = p.train, fresh = 1 },
        },
        words = { "done" },
      }
      if move == "done" then return end
      if move == "place" then
        local slot = p:choose_option {
          among = p.train:zones(), about = card, prompt = "plan.where", forced = true,
          refuse = function(slot) return slot:count() > 0 and "taken" or nil end,
        }
        p:move(card, slot, { face = "down" })
        card:add("fresh", 1)
      else
        card:take("fresh")
        p:move(card, p.hand)
      end
    end
  end)
end

-- Nobody may leave a card unpaid that they could still pay for. Who can pay for all is not asked.
function steps.pay()
  game:together(game.seats, function(p)
    local due, total = p.train:list { fresh = 1 }, 0
    for _, card in ipairs(due) do
      total = total + card.cost
    end
    local rich = total <= p.coins
    while #due > 0 do
      local card = rich and due[1] or p:choose_card {
        from = due, prompt = "pay", forced = true,
        refuse = function(c) return c.cost > p.coins and "cannot_pay" or nil end,
      }
      if not card then return end
      p:add("coins", -card.cost)
      card:add("paid", 1)
      due = p.train:list { fresh = 1, paid = 0 }
    end
  end)
  game:move(game.all.train:list { fresh = 1, paid = 0 }, game.discards)
end

function steps.arrive()
  game:fire("arrived", { cards = game.all.train:list { fresh = 1 } })
end

-- With both neighbours: the stronger gains as much as the round counts, the weaker loses a little. A draw pays the
-- leader of the round, who then passes the lead on.
function steps.clash()
  for _, p in ipairs(game.seats) do
    local draw = p == game.first and game.params.draw or 0
    for _, neighbour in ipairs { p.left, p.right } do
      local lead = p:might() - neighbour:might()
      p:add("renown", lead > 0 and game.round or lead < 0 and -game.params.loss or draw)
    end
  end
  game:pass_first(game.first.left)
  game:log("clash")
end

-- All who would die are one event: whoever is left out stays.
function steps.ageing()
  for _, p in ipairs(game.seats) do
    for _, card in ipairs(p.train:list()) do
      card:add("age", 1)
    end
    local old = p.train:list { where = function(card) return card.age >= card.life end }
    if #old > 0 then
      local dying = game:announce("dying", { player = p, cards = old })
      for _, card in ipairs(old) do
        if dying:includes(card) then
          card:take("age")
          p:move(card, game.discards)
        end
      end
      game:fire(dying)
    end
  end
end

return steps
