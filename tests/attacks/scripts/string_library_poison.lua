-- Attacks all other scripts: takes a function away from the string library.
-- stops: message "format" cannot be set: this table is read-only
return { run = function() string.format = nil end }
