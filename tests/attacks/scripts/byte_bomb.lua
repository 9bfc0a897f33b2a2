-- Attacks the stack and the processor: the bytes of a long text as results, again and again.
-- stops: limit instructions_per_call
return {
  run = function()
    local text = ("x"):rep(100000)
    while true do local _ = text:byte(1, -1) end
  end,
}
