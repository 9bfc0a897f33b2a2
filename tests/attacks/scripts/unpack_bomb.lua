-- Attacks the stack: a hundred million results.
-- stops: limit library_call_size
return { run = function() return table.unpack({}, 1, 100000000) end }
