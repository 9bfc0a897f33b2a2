-- Attacks other scripts: the environment as a table.
-- stops: message global "leak" cannot be set
return { run = function() _ENV.leak = 1 end }
