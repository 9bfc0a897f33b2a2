-- Academy: deployment: you may put 1 age token on one of your characters. Level 2: war: 1 point for each of your
-- characters with an age token.
local levels = use("levels")

local card = {}

function card.on_deploy_age_choice(ctx)
  local student = ctx.player:choose_character {
    prompt = "academy.whom",
    about = ctx.card,
    optional = true,
    numbers = { count = ctx.params.age },
  }
  if student then
    student:add("age", ctx.params.age)
  end
end

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "buildings", when = levels.second,
    add = function(ctx) return ctx.params.points_each * #ctx.owner.kingdom:list { age = { min = 1 } } end,
  },
}

return card
