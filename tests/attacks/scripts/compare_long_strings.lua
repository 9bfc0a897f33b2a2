-- Attacks time between two instructions: comparing two long texts is one instruction.
-- stops: limit clock_seconds_per_call
return {
  run = function()
    local text = "x"
    for _ = 1, 19 do text = text .. text end
    local left, right = text .. "a", text .. "b"
    repeat until left == right
  end,
}
