-- Attacks the processor from inside the sort.
-- stops: limit instructions_per_call
return {
  run = function()
    table.sort({ 3, 2, 1 }, function() while true do end end)
  end,
}
