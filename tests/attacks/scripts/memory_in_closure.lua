-- Attacks statelessness: the variable belongs to a function that ran while loading.
-- stops: message "count" is kept between calls
local function counter()
  local count = 0
  return function()
    count = count + 1
    return tostring(count)
  end
end
return { run = counter() }
