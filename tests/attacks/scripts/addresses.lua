-- Attacks secrecy and determinism: asks for addresses in every way there is.
-- survives: table function function table
return {
  run = function()
    return table.concat({
      tostring({}), tostring(function() end), tostring(tostring), tostring(_ENV),
    }, " ")
  end,
}
