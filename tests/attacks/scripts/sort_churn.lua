-- Attacks time between two instructions: the longest allowed list, sorted again and again.
-- stops: limit instructions_per_call
return {
  run = function()
    local list = {}
    for i = 1, 4096 do list[i] = -i end
    while true do table.sort(list) end
  end,
}
