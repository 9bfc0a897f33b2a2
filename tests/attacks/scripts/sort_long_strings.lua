-- Attacks the sort with texts that differ only at their end.
-- stops: limit instructions_per_call
return {
  run = function()
    local list = {}
    local text = ("x"):rep(50000)
    for i = 1, 100 do list[i] = text .. i end
    while true do table.sort(list) end
  end,
}
