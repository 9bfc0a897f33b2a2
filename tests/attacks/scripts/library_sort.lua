-- Attacks all other scripts: sorting is writing.
-- stops: message read-only
return { run = function() table.sort(math) end }
