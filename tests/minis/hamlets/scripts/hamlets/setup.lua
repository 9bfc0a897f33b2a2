-- Set-up of Hamlets: a yard and a jester for everybody; three stacks, and a row filled from them.
local setup = {}

function setup.deal()
  for _, kind in ipairs(game.definitions) do
    if kind:is("omen") then
      game:create(kind, kind.copies, game.omen_deck)
    elseif not kind:is("fool") then
      game:create(kind, kind.copies, game.stacks[1])
    end
  end
  for _, player in ipairs(game.seats) do
    game:create("yard", 1, player.hamlet)
    game:create("jester", 1, player.beside)
  end
end

function setup.start()
  game:shuffle(game.omen_deck)
  game:shuffle(game.stacks[1])
  local third = game.stacks[1]:count() // 3
  game:draw_from(game.stacks[1], game.stacks[2], third)
  game:draw_from(game.stacks[1], game.stacks[3], third)
  for _, slot in ipairs(game.row:zones()) do
    game:fill(slot)
  end
end

return setup
