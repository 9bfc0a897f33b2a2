-- Attacks other scripts, and the memory of the game: leaves a global behind.
-- stops: message global "leak" cannot be set: scripts share nothing; write "local leak"
return { run = function() leak = 1 end }
