-- Attacks the iterator by changing the table under it; Lua's own next may raise here.
-- survives: a,c
return {
  run = function()
    local seen, world = {}, { a = 1, b = 2, c = 3 }
    for key in pairs(world) do
      seen[#seen + 1] = key
      world.b = nil
      for i = 1, 100 do world["new" .. i] = i end
    end
    return table.concat(seen, ",")
  end,
}
