-- A deal begins when nobody has a card; it ends when one player is left, or the deck is empty.
local steps = {}

local function deal()
  game:add("deals", 1)
  game:move(game.hidden, game.box, { face = "down" })
  game:move(game.deck, game.box, { face = "down" })
  game:move(game.gone, game.box, { face = "down" })
  for _, p in ipairs(game.seats) do
    if p.out then p:return_to_game() end
    p:take("safe")
    game:move(p.hand, game.box, { face = "down" })
    game:move(p.shown, game.box, { face = "down" })
  end
  game:move(game.box, game.deck, { face = "down" })
  game:shuffle(game.deck)
  game:draw_from(game.deck, game.hidden, 1)
  for _, p in ipairs(game.seats) do
    p:draw_from(game.deck, p.hand, 1)
  end
end

function steps.draw(ctx)
  local me = ctx.player
  if game.all.hand:count() == 0 then deal() end
  me:take("safe")
  me:draw_from(game.deck, me.hand, 1)
end

-- The last one left, or the highest card; of equal ones whoever has shown more.
local function best_of(players)
  local best, card, shown
  for _, p in ipairs(players) do
    local rank, sum = p.hand:list()[1].rank, p.shown:total("rank")
    if not best or rank > card or (rank == card and sum > shown) then best, card, shown = p, rank, sum end
  end
  return best
end

function steps.judge()
  local left = game.players
  if #left > 1 and game.deck:count() > 0 then return end
  local winner = left[1]
  if #left > 1 then
    for _, p in ipairs(left) do
      p:reveal(p.hand)
    end
    winner = best_of(left)
  end
  winner:add("favours", 1)
  game:tell("told.favour", { who = winner, cards = winner.hand })
  local target = game.options.short == 1 and 1 or game.params.target
  if winner.favours >= target then return "finish" end
  for _, p in ipairs(left) do
    game:move(p.hand, game.box, { face = "down" })
  end
  -- Whoever won begins the next deal, whether or not the seats between are out.
  game:next_turn(winner)
end

return steps
