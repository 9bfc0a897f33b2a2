-- Attacks the reader: a misspelt name gets a hint.
-- stops: message unknown global "tostrng" (did you mean "tostring"?)
return { run = function() return tostrng(1) end }
