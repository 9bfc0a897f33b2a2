-- Court Jester: when placed, you may place 1 artifact from your hand for free, however many you own (C-115, C-116).
local card = {}

-- Named in the plan if the Jester itself was planned and paid for; when it comes by another way, or is made to do it
-- again, the hand serves.
local function brought(ctx)
  if ctx.card:take("paid") == 1 then
    return ctx.player.promised[ctx.card.zone.slot]:top()
  end
  return ctx.player:choose_card {
    from = ctx.player.hand,
    type = "artifact",
    prompt = "court_jester.bring",
    about = ctx.card,
    optional = true,
  }
end

function card.on_placed_build(ctx)
  local artifact = brought(ctx)
  if artifact then
    ctx.player:add_artifact(artifact)
    ctx.event:set("cards", ctx.player:newcomers()) -- so that it does what it does when placed
  end
end

return card
