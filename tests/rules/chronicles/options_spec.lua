-- What a table may choose, from the least to the most (docs/rules/chronicles.md).

local function goes(t, seats, option, least, most)
  local words = ("goes from %d to %d"):format(least, most)
  t:refused_table({ seats = seats, options = { [option] = least - 1 } }, words)
  t:refused_table({ seats = seats, options = { [option] = most + 1 } }, words)
end

scenario "Whether whoever plays alone says which Lich King cards are used is yes or no" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-solo" },
  rules = { "C-134" },
  seats = 1,
  dealt = true,
  run = function(t)
    goes(t, 1, "choose_lich_king", 0, 1)
    goes(t, 1, "difficulty", 0, 4)
  end,
}
