-- Attacks statelessness: a table of the file as a memory.
-- stops: message "turn" cannot be set: this table is read-only
local memo = { turn = 0 }
return { run = function() memo.turn = memo.turn + 1 end }
