-- Attacks all other scripts through the metatable of strings.
-- stops: message unknown global "getmetatable"
return { run = function() getmetatable("").__index.upper = nil end }
