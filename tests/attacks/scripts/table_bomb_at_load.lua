-- Attacks memory while the script is loaded.
-- stops: limit memory_bytes
local list = {}
while true do list = { list } end
