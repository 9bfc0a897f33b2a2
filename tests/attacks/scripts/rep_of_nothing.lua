-- Attacks the processor inside one instruction: an empty text, repeated for years.
-- stops: limit library_call_size
return { run = function() return (""):rep(1000000000000000) end }
