-- Steps of Hamlets: dawn, draft, build, dusk, market.
local steps = {}

-- Once a round the next omen takes the place of the last.
function steps.dawn()
  if game.turn ~= game.first then return end
  game:move(game.omens, game.box)
  game:draw_from(game.omen_deck, game.omens, 1)
end

-- One card of the row, or the top of a stack, of which only the back is known.
function steps.draft()
  local p, tops = game.active, {}
  for _, stack in ipairs(game.stacks:zones()) do
    table.insert(tops, stack:top())
  end
  local card = p.drafts < p:draft_limit() and p:choose_card { from = { game.row, tops }, prompt = "draft" }
  if not card then return "next_phase" end
  local place = card.zone
  p:add("drafts", 1)
  p:move(card, p.hand)
  if place.name == "row" then game:fill(place) end
  game:fire("drafted", { player = p, card = card })
end

function steps.build()
  local p = game.active
  if p.builds >= p:build_limit() then return "next_phase" end
  local move, card = p:choose_move {
    prompt = "build", words = { "pass" },
    moves = { build = { from = p.hand, refuse = function(card) return p:build_refusal(card) end } },
  }
  if move == "pass" then return "next_phase" end
  p:add("builds", 1)
  p:build(card)
end

-- The baron takes the first card of the row; without one the game is over. Each stack that has run out makes a market due.
function steps.dusk()
  local first, empty = game.row:list()[1], 0
  if not first then return game:finish() end
  local slot = first.zone
  game.baron:move(first, game.baron.hamlet)
  game:fill(slot)
  for _, stack in ipairs(game.stacks:zones()) do
    if stack:count() == 0 then empty = empty + 1 end
  end
  if empty > game.markets then
    game:add("due", 1)
    game:add("markets", 1)
  end
end

function steps.market()
  local p = game.active
  if game.due == 0 then return end
  p:add("ducats", p:income())
  for _, card in ipairs(p.hamlet:list { ducats = { min = 1 } }) do
    p:add("ducats", card:take("ducats"))
  end
  for _, deal in ipairs(p:exchanges()) do
    local most = p.ducats // game.params.rate
    local bought = p:choose_number { min = 1, max = most, optional = true, prompt = "market.exchange" } or 0
    p:add("ducats", -bought * game.params.rate)
    p:add(deal.into, bought)
  end
end

return steps
