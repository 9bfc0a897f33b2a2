-- Attacks time between two instructions: each step copies a long text and throws it away.
-- stops: limit allocation_volume_per_call
return {
  run = function()
    local text = ("x"):rep(100000)
    text = text .. text .. text .. text .. text .. text .. text .. text
    while true do local _ = text .. "y" end
  end,
}
