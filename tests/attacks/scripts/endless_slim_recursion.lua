-- Attacks memory with a recursion so slim that the list of calls outgrows the stack.
-- stops: limit memory_bytes
return {
  run = function()
    local function deeper() return 1 + deeper() end
    return deeper()
  end,
}
