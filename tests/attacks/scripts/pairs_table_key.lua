-- Attacks determinism: tables have no order but that of their addresses.
-- stops: message a key is a table
return {
  run = function()
    for _ in pairs({ [{}] = true, [{}] = true }) do end
  end,
}
