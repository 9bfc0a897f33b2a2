-- Placement abilities that need a target (C-39, C-41): without one they are skipped, and nobody is asked when their turn is
-- (C-150).
local placement = {}

-- `has_target(me)` is asked when the step of C-41 begins: it also counts what other abilities of the step can bring about.
function placement.ability(step, has_target, run)
  return {
    event = "deployed",
    from = "kingdom",
    self = true,
    stage = step,
    when = function(ctx)
      return has_target(ctx.owner)
    end,
    run = run,
  }
end

return placement
