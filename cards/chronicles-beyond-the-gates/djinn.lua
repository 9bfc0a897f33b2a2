-- Djinn: when placed, you may turn one level 1 building of yours to level 2 for free.
local placement = use("placement")
local card = {}

-- C-64: a fifth slot earned like this opens next round.
local function build(ctx)
  local building = ctx.player:choose_card {
    from = { ctx.player.buildings, ctx.player.unbuilt },
    prompt = "djinn.which",
    about = ctx.card,
    optional = true,
    refuse = function(candidate)
      return candidate.level ~= 1 and "bad_target" or nil
    end,
  }
  if building then
    ctx.player:raise(building, 2)
  end
end

-- What a Titan builds in the same step can be turned, too.
local function has_target(me)
  return me.buildings:count { level = 1 } > 0 or me.unbuilt:count() > 0
end

card.triggers = { placement.ability("build", has_target, build) }

return card
