-- Attacks time between two instructions: select looks at all its arguments each time.
-- stops: limit instructions_per_call
local function churn(...)
  while true do select(-1, ...) end
end
return {
  run = function()
    local list = {}
    for i = 1, 100000 do list[i] = i end
    churn(table.unpack(list))
  end,
}
