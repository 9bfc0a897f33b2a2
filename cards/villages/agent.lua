-- Agent: silver; as many ducats as lie on one of your villagers, which you choose.
local card = {}

function card.on_second_market(ctx)
  local villager = ctx.player:choose_card {
    from = ctx.player.village,
    ducats = { min = 1 },
    about = ctx.card,
    prompt = "agent.whom",
    forced = true,
  }
  if villager then
    ctx.card:add("reckoned", villager.ducats)
  end
end

return card
