-- Attacks a table with a key that is not equal to itself.
-- stops: message index is NaN
return {
  run = function()
    local world = {}
    world[0 / 0] = 1
  end,
}
