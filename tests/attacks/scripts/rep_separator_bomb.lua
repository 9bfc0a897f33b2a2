-- Attacks memory with a short text and a long separator.
-- stops: limit library_call_size
return { run = function() return ("x"):rep(90000, ("y"):rep(90000)) end }
