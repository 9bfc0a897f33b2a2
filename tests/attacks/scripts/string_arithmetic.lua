-- Attacks determinism: text taken for a number would follow the locale.
-- stops: message attempt to perform arithmetic on a string value
return { run = function() return "10" + 1 end }
