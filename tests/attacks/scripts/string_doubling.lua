-- Attacks memory: a text that doubles soon has gigabytes.
-- stops: limit string_bytes
return {
  run = function()
    local text = "x"
    while true do text = text .. text end
  end,
}
