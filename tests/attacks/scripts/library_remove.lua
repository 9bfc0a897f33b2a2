-- Attacks all other scripts: removing is writing.
-- stops: message read-only
return { run = function() table.remove(table) end }
