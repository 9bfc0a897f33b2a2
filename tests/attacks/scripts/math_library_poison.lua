-- Attacks all other scripts: replaces a function that they use.
-- stops: message "max" cannot be set: this table is read-only
return { run = function() math.max = math.min end }
