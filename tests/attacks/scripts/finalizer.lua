-- Attacks the collector: hooks are off while a finalizer runs.
-- stops: message unknown global "setmetatable"
return { run = function() setmetatable({}, { __gc = function() while true do end end }) end }
