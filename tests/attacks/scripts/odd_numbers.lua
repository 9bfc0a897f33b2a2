-- Attacks determinism with numbers that machines print differently.
-- survives: nan inf -inf 9.007199254741e+15 1e+100 -0.0 3.0 0.1 -9223372036854775808
return {
  run = function()
    local zero = 0.0
    local list = { zero / zero, 1 / zero, -1 / zero, 2 ^ 53, 1e100, -zero, 3.0, 0.1, math.mininteger }
    for i, number in ipairs(list) do list[i] = tostring(number) end
    return table.concat(list, " ")
  end,
}
