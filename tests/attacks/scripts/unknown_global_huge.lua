-- Attacks the message about globals with a name of a hundred thousand letters.
-- stops: message unknown global "xxxx
return { run = function() return _ENV[("x"):rep(100000)] end }
