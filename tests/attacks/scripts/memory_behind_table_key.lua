-- Attacks the freezing: a table as a key would be found by nobody afterwards.
-- stops: message a table is used as the key of a table
-- line: none
local key = {}
return { [key] = 1, run = function() return key end }
