-- Attacks time between two instructions: a library function reads a long text each time.
-- stops: limit instructions_per_call
return {
  run = function()
    local text = ("x"):rep(100000)
    while true do local _ = text:upper() end
  end,
}
