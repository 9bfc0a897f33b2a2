-- Attacks memory through the method of a string, past the table `string`.
-- stops: limit library_call_size
return { run = function() return ("x"):rep(10000000000) end }
