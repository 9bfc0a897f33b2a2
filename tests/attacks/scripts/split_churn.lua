-- Attacks memory and time: a hundred thousand pieces each time.
-- stops: limit instructions_per_call
return {
  run = function()
    local text = (","):rep(100000)
    while true do text:split(",") end
  end,
}
