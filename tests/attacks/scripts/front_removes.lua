-- Attacks time between two instructions: each removal moves the whole list.
-- stops: limit instructions_per_call
return {
  run = function()
    local list = {}
    for i = 1, 90000 do list[i] = i end
    while #list > 0 do table.remove(list, 1) end
  end,
}
