-- Attacks time between two instructions: the biggest allowed text, again and again.
-- stops: limit instructions_per_call
return {
  run = function()
    while true do local _ = ("x"):rep(100000) end
  end,
}
