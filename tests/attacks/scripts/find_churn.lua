-- Attacks the search: texts made so that a simple search takes the square of their length.
-- stops: limit instructions_per_call
return {
  run = function()
    local text = ("a"):rep(100000)
    local part = ("a"):rep(50000) .. "b"
    while true do text:find(part) end
  end,
}
