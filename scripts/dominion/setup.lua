-- Set-up of Dominion (D-7 to D-17).
local setup = {}

-- D-11: how many cards of a basic kind lie in the Supply once the starting cards are dealt.
local function basic_piles()
  local params, players = game.params, #game.seats
  local victory = players == 2 and params.victory_pile_for_two or params.victory_pile
  return {
    { "copper", params.coppers - params.starting_coppers * players },
    { "silver", params.silvers },
    { "gold", params.golds },
    { "estate", victory },
    { "duchy", victory },
    { "province", victory },
    { "curse", params.curses_per_opponent * (players - 1) },
  }, victory
end

function setup.deal()
  local basics, victory = basic_piles()
  for _, pile in ipairs(basics) do
    game:create_pile(game.supply, pile[1], pile[2])
  end
  for _, kind in ipairs(game.lineup) do
    game:create_pile(game.supply, kind, kind:is("victory") and victory or game.params.kingdom_pile)
  end
  for _, player in ipairs(game.seats) do
    game:create("copper", game.params.starting_coppers, player.deck)
    game:create("estate", game.params.starting_estates, player.deck)
  end
end

-- D-14.
function setup.start()
  game:begin_with(game:random_pick(game.seats, "first_player"))
end

-- D-15, D-16: from whom the first player of the next game of a series is drawn, given the winners of the last one.
function setup.first_after(winners)
  if #winners == 1 then
    return { winners[1].left }
  end
  local won = {}
  for _, winner in ipairs(winners) do
    won[winner] = true
  end
  local others = {}
  for _, player in ipairs(game.seats) do
    if not won[player] then
      table.insert(others, player)
    end
  end
  return #others > 0 and others or winners
end

return setup
