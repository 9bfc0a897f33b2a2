-- Attacks the processor inside one instruction with gsub, which is not offered.
-- stops: message attempt to call a nil value (method 'gsub')
return { run = function() return ("a"):rep(200000 // 2):gsub(".-b", "") end }
