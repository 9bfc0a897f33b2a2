-- Attacks statelessness: the counting function is reached only through another function's variable.
-- stops: message "count" is kept between calls
local function counter()
  local count = 0
  return function()
    count = count + 1
    return tostring(count)
  end
end
local deep = { list = { { next = counter() } } }
return { run = function() return deep.list[1].next() end }
