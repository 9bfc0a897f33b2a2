-- Attacks the stack: a function that calls itself for ever.
-- stops: message stack overflow
local function deeper(n) return 1 + deeper(n + 1) end
return { run = function() return deeper(0) end }
