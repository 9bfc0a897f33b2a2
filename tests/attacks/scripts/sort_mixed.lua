-- Attacks the order: a number and a text have none.
-- stops: message cannot compare a string with a number
return { run = function() table.sort({ 1, "a" }) end }
