-- Attacks time between two instructions: new keys and removed keys make a big table rebuild itself.
-- stops: limit allocation_volume_per_call
return {
  run = function()
    local full = {}
    for i = 1, 8191 do full["k" .. i] = true end
    for i = 1, 100000000 do
      full[-i] = true
      full[-i] = nil
    end
  end,
}
