-- Attacks nobody: a mistake in the text has its line.
-- stops: message near 'end'
return { run = function( end }
