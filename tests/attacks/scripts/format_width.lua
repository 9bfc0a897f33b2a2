-- Attacks memory with the width of a number.
-- stops: message a width above 99
return { run = function() return ("%999999999d"):format(1) end }
