-- Attacks memory: ten thousand million letters in one call.
-- stops: limit library_call_size
return { run = function() return string.rep("x", 10000000000) end }
