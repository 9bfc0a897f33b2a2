-- Attacks the host through assert.
-- stops: message the script threw a value that is no message: table
return { run = function() assert(false, {}) end }
