-- Attacks the freezing with tables that contain each other.
-- survives: true true
local left, right = {}, {}
left.other, right.other, left.me = right, left, left
return {
  left = left,
  run = function()
    return tostring(left.other.other == left) .. " " .. tostring(left.me == right.other)
  end,
}
