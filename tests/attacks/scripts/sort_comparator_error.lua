-- Attacks the sort by leaving it in the middle.
-- stops: message enough
return {
  run = function()
    table.sort({ 3, 2, 1 }, function() error("enough") end)
  end,
}
