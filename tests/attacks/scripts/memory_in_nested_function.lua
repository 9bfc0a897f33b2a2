-- Attacks statelessness from two functions down.
-- stops: message "total" is kept between calls
local total = 0
return {
  run = function()
    local function twice()
      return (function() total = total + 2 end)()
    end
    twice()
  end,
}
