-- Attacks the processor inside one instruction: moving more than one call may move.
-- stops: limit library_call_size
return {
  run = function()
    local list = {}
    for i = 1, 200000 do list[i] = i end
    table.insert(list, 1, 0)
  end,
}
