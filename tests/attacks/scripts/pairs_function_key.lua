-- Attacks determinism: functions have no order but that of their addresses.
-- stops: message a key is a function
return {
  run = function()
    for _ in pairs({ [function() end] = true }) do end
  end,
}
