-- Attacks memory: a short list with a long separator.
-- stops: limit library_call_size
return {
  run = function()
    local list = {}
    for i = 1, 100 do list[i] = "x" end
    return table.concat(list, ("y"):rep(10000))
  end,
}
