-- Attacks the stack of the process: each comparator sorts again, through a C function.
-- stops: message C stack overflow
local function nest()
  table.sort({ 2, 1 }, nest)
  return true
end
return { run = nest }
