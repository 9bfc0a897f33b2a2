-- Attacks the sort by changing the list that is being sorted.
-- survives: 1,2,3
return {
  run = function()
    local list = { 3, 1, 2 }
    table.sort(list, function(a, b)
      for i = #list, 1, -1 do list[i] = nil end
      return a < b
    end)
    return table.concat(list, ",")
  end,
}
