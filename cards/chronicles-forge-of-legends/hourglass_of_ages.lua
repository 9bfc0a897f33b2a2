-- Hourglass of Ages: every deployment, you may put 1 age token on one of your characters.
local card = {}

function card.on_deploy_age_choice(ctx)
  local older = ctx.player:choose_character {
    prompt = "hourglass_of_ages.whom",
    about = ctx.card,
    numbers = { count = ctx.params.age },
    optional = true,
  }
  if older then
    older:add("age", ctx.params.age)
  end
end

return card
