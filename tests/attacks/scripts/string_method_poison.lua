-- Attacks all other scripts through the methods that strings share.
-- stops: message attempt to index a string value
return { run = function() (""):rep(1).upper = nil end }
