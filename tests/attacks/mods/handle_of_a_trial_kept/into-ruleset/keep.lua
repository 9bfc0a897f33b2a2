-- Handles of what a trial made, kept by a module.
local function pile()
  return game:create_pile(game.supply, "province", 3000)
end

return {
  card = game:trial(function()
    return pile():top()
  end),
  zone = game:trial(pile),
}
