-- Set-up of Villages (V-8 to V-16).
local solo = use("solo")
local setup = {}

-- V-12, V-88: some cards are for larger tables only, specials for two players and more.
local function is_used(kind)
  return kind.players <= #game.seats
end

-- V-3, V-8, V-13: all cards that are drafted lie in the reserve, those that begin on the road are taken out in `start`.
function setup.deal()
  for _, kind in ipairs(game.definitions) do
    if (kind:is("villager") or kind:is("special")) and is_used(kind) then
      game:create(kind, kind.copies, game.reserve)
    elseif kind:is("basic") then
      game:create_pile(game.basics, kind, game.options.basics)
    elseif kind:is("founders") then
      for _, player in ipairs(game.seats) do
        game:create(kind, 1, player.village)
      end
    end
  end
  game:create("first_market", 1, game.markets[1])
  game:create("second_market", 1, game.markets[2])
  game.countess:add("ducats", -game.countess.ducats) -- V-90: she is there in the solo game only
  if solo.is_on() then
    solo.deal()
  end
end

-- V-13, V-88.
local function stack_size()
  return solo.is_on() and game.params.solo_stack or game.params.cards_per_player * #game.seats
end

-- V-8: one of each, in any order.
local function lay_out_road()
  local starting, here = {}, {}
  for _, card in ipairs(game.reserve:list { starting = true }) do
    if not here[card.name] then
      here[card.name] = true
      table.insert(starting, card)
    end
  end
  for _, place in ipairs(game.road:zones()) do
    if #starting > 0 then
      game:move(table.remove(starting, game:random(#starting, "road")), place)
    end
  end
end

function setup.start()
  lay_out_road()
  game:shuffle(game.reserve)
  for _, stack in ipairs(game.stacks:zones()) do
    game:draw_from(game.reserve, stack, stack_size())
  end
  for _, player in ipairs(game.seats) do
    game:draw_from(game.reserve, player.hand, game.params.hand)
  end
  if solo.is_on() then
    solo.start()
  end
  game:begin_with(game:random_pick(game.seats, "first_player")) -- V-11
end

return setup
