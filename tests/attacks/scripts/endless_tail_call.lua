-- Attacks the processor: tail calls need no stack, so no stack limit ends them.
-- stops: limit instructions_per_call
local function again() return again() end
return { run = function() return again() end }
