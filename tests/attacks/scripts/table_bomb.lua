-- Attacks memory: tables in a list without end.
-- stops: limit memory_bytes
return {
  run = function()
    local list = {}
    while true do list[#list + 1] = { {}, {}, {} } end
  end,
}
