-- Djinn: when placed, you may turn one level 1 building of yours to level 2 for free.
local card = {}

-- C-64: a fifth slot earned like this opens next round.
function card.on_placed_build(ctx)
  local building = ctx.player:choose_card {
    from = ctx.player.buildings,
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

return card
