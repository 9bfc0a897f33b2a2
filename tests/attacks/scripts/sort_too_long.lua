-- Attacks the processor inside one instruction: sorting a long list.
-- stops: limit sort_elements
return {
  run = function()
    local list = {}
    for i = 1, 5000 do list[i] = -i end
    table.sort(list)
  end,
}
