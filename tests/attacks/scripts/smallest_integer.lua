-- Attacks the arithmetic of the machine: the smallest integer divided by minus one traps.
-- survives: -9223372036854775808 0 -9223372036854775808
return {
  run = function()
    local least = math.mininteger
    return string.format("%d %d %d", least // -1, least % -1, math.abs(least))
  end,
}
