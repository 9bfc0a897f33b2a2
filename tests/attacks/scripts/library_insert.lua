-- Attacks all other scripts: table.insert writes past metatables in Lua's own library of old.
-- stops: message read-only
return { run = function() table.insert(string, "mine") end }
