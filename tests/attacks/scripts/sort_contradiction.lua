-- Attacks the sort with a comparator that contradicts itself; Lua's own sort raises or strays.
-- survives: 3000
return {
  run = function()
    local list = {}
    for i = 1, 3000 do list[i] = i % 7 end
    table.sort(list, function() return true end)
    local flip = false
    table.sort(list, function()
      flip = not flip
      return flip
    end)
    return tostring(#list)
  end,
}
