-- Attacks the reader: blames a file that was never loaded.
-- stops: message innocent.lua:1: your fault
return { run = function() error("innocent.lua:1: your fault", 0) end }
