-- Attacks the loader: returns its environment in place of a table of its own.
-- stops: message a script must return a table of its own
-- line: none
return _ENV
