-- Attacks the proof of statelessness: very many functions to look at.
-- stops: limit instructions_per_call
-- line: none
local hooks = {}
for i = 1, 60000 do
  hooks[i] = function()
    local a, b, c, d = i, i + 1, i + 2, i + 3
    local text = { "some", "constants", "to", "read", a, b, c, d }
    return (function() return (function() return text end)() end)()
  end
end
return { hooks = hooks, run = function() return "done" end }
