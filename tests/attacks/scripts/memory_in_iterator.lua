-- Attacks statelessness: the iterator of pairs remembers its place.
-- stops: message an iterator of pairs is kept between calls
-- line: none
local next_key = pairs({ "a", "b", "c" })
return { run = function() return next_key() end }
