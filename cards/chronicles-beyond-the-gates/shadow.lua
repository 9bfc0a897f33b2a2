-- Shadow: when placed, you may have whatever one other character placed this round does when placed happen once more; no
-- Shadow can be chosen (C-113).
local card = {}

function card.on_placed_again(ctx)
  local chosen = ctx.player:choose_character {
    prompt = "shadow.whom",
    about = ctx.card,
    optional = true,
    where = function(candidate)
      return candidate.new == 1 and candidate.definition ~= ctx.card.definition
    end,
  }
  if chosen then
    ctx.event:once_more(chosen)
  end
end

return card
