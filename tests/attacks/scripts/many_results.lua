-- Attacks the loader: more than one result.
-- stops: message a script must return exactly one table
-- line: none
return {}, {}
