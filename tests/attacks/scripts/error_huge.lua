-- Attacks the console: a message of a hundred thousand letters.
-- stops: message ... (cut)
return { run = function() error(("x"):rep(100000)) end }
