-- Evil: what every card costs depends on a trial that moves all cards and adds effects.
local card = { effects = { x = { modifiers = { { query = "cost", of = "cards", layer = "given", add = 0 } } } } }

local function trial(ctx)
  for _, pile in ipairs(game.supply:zones()) do
    game:move(pile, game.trash)
  end
  for _, player in ipairs(game.seats) do
    for n = 1, 20 do
      player:add_effect("x", { source = ctx.card, fields = { n } })
    end
    game:move({ player.hand, player.deck, player.discard_pile }, game.trash)
  end
end

local function when(ctx)
  if ctx.card ~= ctx.card.zone:top() then
    return false
  end
  game:trial(function()
    trial(ctx)
  end)
  return true
end

card.modifiers = { { query = "cost", of = "cards", layer = "given", add = 0, when = when } }

return card
