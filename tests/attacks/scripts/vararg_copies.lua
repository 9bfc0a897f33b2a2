-- Attacks time between two instructions: each call copies a hundred thousand arguments.
-- stops: limit clock_seconds_per_call
local function ignore(...) end
local function churn(...)
  while true do ignore(...) end
end
return {
  run = function()
    local list = {}
    for i = 1, 100000 do list[i] = i end
    churn(table.unpack(list))
  end,
}
