-- Attacks the host: throws nothing.
-- stops: message the script threw a value that is no message: nil
return { run = function() error(nil) end }
