-- Attacks other scripts: writes to the environment through a library function.
-- stops: message read-only
return { run = function() table.insert(_ENV, "leak") end }
