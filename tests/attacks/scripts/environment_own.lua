-- Attacks statelessness: an environment of its own, in which globals would be a memory.
-- stops: message "count" cannot be set: this table is read-only
local tostring = tostring
local _ENV = { count = 0 }
return {
  run = function()
    count = count + 1
    return tostring(count)
  end,
}
