-- Steps of Chronicles (C-21): each phase has a module of its own, deployment two.
local steps = {}

local phases = {
  use("recruitment"), use("planning"), use("deployment"), use("war"), use("income"), use("construction"), use("aging"),
}
for _, phase in ipairs(phases) do
  for name, step in pairs(phase) do
    steps[name] = step
  end
end

return steps
