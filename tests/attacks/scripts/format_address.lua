-- Attacks secrecy: an address tells where the heap is, and differs from run to run.
-- stops: message "%p" is not known
return { run = function() return ("%p"):format({}) end }
