-- Attacks the processor: a loop that never ends.
-- stops: limit instructions_per_call
return { run = function() while true do end end }
