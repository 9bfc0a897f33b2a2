-- Attacks the processor: the machine's own division by zero would end the process.
-- stops: message divide by zero
return { run = function() return 1 // 0 end }
