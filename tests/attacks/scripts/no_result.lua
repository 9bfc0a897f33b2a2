-- Attacks the loader: no result at all.
-- stops: message a script must return exactly one table
-- line: none
local card = {}
