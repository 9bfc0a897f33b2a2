-- Attacks secrecy: text made of a table would be its address.
-- stops: message string, number or boolean expected, got table
return { run = function() return ("%s"):format({}) end }
