-- Royal Summons: event: the Countess takes the road villager with the highest gold number, the leftmost of equals.
local solo = use("solo")

local card = {}

function card.on_event()
  local best
  for _, villager in ipairs(game.road:list()) do
    if not best or villager.gold > best.gold then
      best = villager
    end
  end
  if best then
    solo.take_from_road(best)
  end
end

return card
