-- Herbalist: produces 1 food. When placed, you may remove 1 age token from one of your other characters.
local placement = use("placement")
local card = {}

local function move(ctx)
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

-- Its own token can still be moved to somebody else in the same step.
local function has_target(me)
  return me.kingdom:count { age = { min = 1 } } > 0
end

card.triggers = { placement.ability("age_move", has_target, move) }

return card
