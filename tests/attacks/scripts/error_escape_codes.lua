-- Attacks the terminal of whoever reads the message.
-- stops: message ?[2J?]0;owned?
return { run = function() error("\27[2J\27]0;owned\7") end }
