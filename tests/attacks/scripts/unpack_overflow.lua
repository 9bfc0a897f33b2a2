-- Attacks the arithmetic of the range: it has more places than an integer can count.
-- stops: limit library_call_size
return { run = function() return table.unpack({}, math.mininteger, math.maxinteger) end }
