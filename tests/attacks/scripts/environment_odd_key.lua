-- Attacks the message about globals with a name that is none.
-- stops: message globals cannot be set
return { run = function() _ENV[{}] = 1 end }
