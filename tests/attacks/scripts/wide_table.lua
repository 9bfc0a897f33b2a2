-- Attacks memory with the doubling of one table.
-- stops: limit memory_bytes
return {
  run = function()
    local list = {}
    for i = 1, 1000000000 do list[i] = i end
  end,
}
