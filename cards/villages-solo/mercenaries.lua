-- Mercenaries: event: the Countess takes the two rightmost road villagers, the right one first.
local solo = use("solo")

local card = {}

-- Those that lie there when it begins: what fills a place meanwhile stays.
function card.on_event(ctx)
  local villagers = game.road:list()
  for at = #villagers, math.max(1, #villagers - ctx.params.cards + 1), -1 do
    solo.take_from_road(villagers[at])
  end
end

return card
