-- Attacks the processor inside one instruction: a range that no list has.
-- stops: limit library_call_size
return { run = function() return table.concat({}, "", 1, math.maxinteger) end }
