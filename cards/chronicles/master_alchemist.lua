-- Master Alchemist: deployment: 1 age token for each food you produce, all on one character of yours (C-125).
-- War: for each war won 1 point for each crystal. Income: 1 gold for each wood.
local card = {}

function card.on_deploy_age_choice(ctx)
  local tokens = ctx.params.age * ctx.player:produces("food")
  if tokens > 0 then
    ctx.player
      :choose_character { prompt = "master_alchemist.whom", about = ctx.card, numbers = { count = tokens } }
      :add("age", tokens)
  end
end

card.modifiers = {
  {
    query = "war_points", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.points * ctx.owner.wars_won * ctx.owner:produces("crystal") end,
  },
  {
    query = "income", of = "owner", from = "kingdom",
    add = function(ctx) return ctx.params.gold * ctx.owner:produces("wood") end,
  },
}

return card
