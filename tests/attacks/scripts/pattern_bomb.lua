-- Attacks the processor inside one instruction: a pattern that takes for ever. Here it is plain text.
-- survives: nothing found
return {
  run = function()
    local text = ("a"):rep(3000)
    return text:find(".-.-.-b") or "nothing found"
  end,
}
