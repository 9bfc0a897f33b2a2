-- Levy: event: the Countess takes the top two cards of the reserve (V-113).
local road = use("road")
local solo = use("solo")

local card = {}

function card.on_event(ctx)
  for _ = 1, ctx.params.cards do
    local source = road.source()
    if source then
      solo.take_in(source:top())
    end
  end
  road.turn_due_markets()
end

return card
