-- Titan: when placed, you may put one of your unbuilt buildings into your kingdom at level 1 for free (C-117).
local placement = use("placement")
local card = {}

local function build(ctx)
  local building = ctx.player:choose_card {
    from = { ctx.player.unbuilt, ctx.player.buildings },
    prompt = "titan.build",
    about = ctx.card,
    optional = true,
    refuse = function(candidate)
      return candidate.level > 0 and "bad_target" or nil
    end,
  }
  if building then
    ctx.player:raise(building, 1)
  end
end

local function has_target(me)
  return me.unbuilt:count() > 0
end

card.triggers = { placement.ability("build", has_target, build) }

return card
