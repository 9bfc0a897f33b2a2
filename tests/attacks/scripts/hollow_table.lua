-- Attacks pairs: a table that was huge and is empty takes long to walk, and nothing is found.
-- stops: limit clock_seconds_per_call
return {
  run = function()
    local hollow = {}
    for i = 1, 900000 do hollow[i] = true end
    for i = 1, 900000 do hollow[i] = nil end
    while true do pairs(hollow) end
  end,
}
