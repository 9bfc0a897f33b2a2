-- Attacks the host: throws a table.
-- stops: message the script threw a value that is no message: table
return { run = function() error({ code = 1 }) end }
