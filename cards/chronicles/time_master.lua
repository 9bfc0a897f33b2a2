-- Time Master: when placed, 2 age tokens on one of your characters, itself allowed (C-124).
local card = {}

function card.on_placed_age_choice(ctx)
  ctx.player
    :choose_character { prompt = "time_master.whom", about = ctx.card, numbers = { count = ctx.params.age } }
    :add("age", ctx.params.age)
end

return card
