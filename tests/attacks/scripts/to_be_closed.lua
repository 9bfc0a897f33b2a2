-- Attacks the unwinding of an error with a variable that is closed on the way.
-- stops: message got a non-closable value
return {
  run = function()
    local trap <close> = {}
    error("never reached")
  end,
}
