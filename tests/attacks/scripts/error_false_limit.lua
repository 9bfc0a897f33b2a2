-- Attacks the reader: claims that a limit was reached; the limit stays unnamed.
-- stops: message limit memory_bytes (1) reached
return { run = function() error("limit memory_bytes (1) reached: not true") end }
