-- Attacks the processor inside one instruction: collecting the keys of a huge table.
-- stops: limit library_call_size
return {
  run = function()
    local list = {}
    for i = 1, 200000 do list[i] = i end
    for _ in pairs(list) do end
  end,
}
