-- Paper lanterns lie ready if somebody can make them.
local setup = {}

function setup.deal()
  for _, kind in ipairs(game.lineup) do
    if kind.name == "lantern_maker" then
      game:create_pile(game.workshop, "paper_lantern", game.params.paper_lanterns)
    end
  end
end

return setup
