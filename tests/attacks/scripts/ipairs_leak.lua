-- Attacks the proxies: asks the iterator for the table behind one.
-- stops: message this table is read-only
local memo = { 1, 2, 3 }
return {
  run = function()
    local _, state = ipairs(memo)
    state[1] = "changed"
  end,
}
