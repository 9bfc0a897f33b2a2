-- Attacks the budgets: a script that could catch its own abort would go on for ever.
-- stops: message unknown global "pcall"
return {
  run = function()
    while true do pcall(function() while true do end end) end
  end,
}
