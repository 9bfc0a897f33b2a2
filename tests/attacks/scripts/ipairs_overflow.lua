-- Attacks the arithmetic of the iterator by calling it directly.
-- survives: done
return {
  run = function()
    local step, list = ipairs({ 1 })
    step(list, math.maxinteger)
    return "done"
  end,
}
