-- Attacks statelessness: table.insert writes without asking metatables.
-- stops: message read-only
local memo = {}
return { run = function() table.insert(memo, "x") end }
