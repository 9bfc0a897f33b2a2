-- Attacks determinism with a key that has a fraction.
-- stops: message a key is a number with a fraction
return {
  run = function()
    for _ in pairs({ [1.5] = true }) do end
  end,
}
