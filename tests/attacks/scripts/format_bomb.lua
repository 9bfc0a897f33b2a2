-- Attacks memory with a format of many wide fields.
-- stops: limit library_call_size
return {
  run = function()
    local values = {}
    for i = 1, 2000 do values[i] = i end
    return (("%99d"):rep(2000)):format(table.unpack(values))
  end,
}
