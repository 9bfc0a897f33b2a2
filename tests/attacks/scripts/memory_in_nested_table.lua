-- Attacks statelessness: a table inside a table inside a closure.
-- stops: message this table is read-only
local memo = { deep = { list = {} } }
local function remember(value) memo.deep.list[#memo.deep.list + 1] = value end
return { hooks = { run = remember }, run = function() remember("x") end }
