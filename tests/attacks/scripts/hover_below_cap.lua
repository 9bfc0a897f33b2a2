-- Attacks the collector: with the heap nearly full, every new text makes it look at everything.
-- stops: limit memory_bytes
return {
  run = function()
    local full = {}
    for i = 1, 550000 do full[i] = { {} } end
    local text = ("x"):rep(100000)
    text = text .. text .. text .. text .. text .. text .. text .. text
    while true do local _ = text .. "y" end
  end,
}
