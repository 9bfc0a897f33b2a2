-- Attacks time between two instructions: each insert moves the whole list.
-- stops: limit instructions_per_call
return {
  run = function()
    local list = {}
    for i = 1, 100000 do table.insert(list, 1, i) end
  end,
}
