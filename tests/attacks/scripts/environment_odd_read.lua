-- Attacks the message about globals with a name that is none.
-- stops: message a name is expected, got a table
return { run = function() return _ENV[{}] end }
