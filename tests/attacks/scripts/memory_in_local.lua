-- Attacks statelessness: a variable of the file, counted up in each call.
-- stops: message "total" is kept between calls: scripts have no memory; keep it in a counter declared by the set
local total = 0
return {
  run = function()
    total = total + 1
    return tostring(total)
  end,
}
