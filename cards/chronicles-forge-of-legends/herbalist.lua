-- Herbalist: produces 1 food. When placed, you may remove 1 age token from one of your other characters.
local card = {}

function card.on_placed_age_move(ctx)
  local younger = ctx.player:choose_character {
    prompt = "herbalist.whom",
    about = ctx.card,
    numbers = { count = ctx.params.age },
    optional = true,
    where = function(candidate) return candidate ~= ctx.card and candidate.age > 0 end,
  }
  if younger then
    younger:add("age", -ctx.params.age)
  end
end

return card
