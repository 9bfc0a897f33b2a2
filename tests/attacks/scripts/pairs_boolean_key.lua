-- Attacks the order with keys of an odd type.
-- stops: message a key is a boolean
return {
  run = function()
    for _ in pairs({ [true] = 1 }) do end
  end,
}
