-- Attacks the freezing with tables nested twenty thousand deep.
-- survives: 20000
local deep, depth = {}, 20000
for _ = 1, depth do deep = { deep } end
return {
  run = function()
    local count, here = 0, deep
    while here[1] do
      here = here[1]
      count = count + 1
    end
    return tostring(count)
  end,
}
