-- What a table may choose, from the least to the most (docs/rules/villages.md).

local function goes(t, seats, option, least, most)
  local words = ("goes from %d to %d"):format(least, most)
  t:refused_table({ seats = seats, options = { [option] = least - 1 } }, words)
  t:refused_table({ seats = seats, options = { [option] = most + 1 } }, words)
end

scenario "Choices of a table for several have bounds" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-9", "V-26", "V-31" },
  seats = 2,
  dealt = true,
  run = function(t)
    goes(t, 2, "basics", 10, 15)
    goes(t, 2, "ducats_in_turn_order", 0, 1)
    goes(t, 2, "draft_from_reserve", 0, 1)
  end,
}

scenario "Choices of whoever plays alone have bounds" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-92", "V-104", "V-107" },
  seats = 1,
  dealt = true,
  run = function(t)
    goes(t, 1, "difficulty", 0, 2)
    goes(t, 1, "countess_shares_stacks", 0, 1)
    goes(t, 1, "hard_events", 1, 2)
  end,
}

scenario "The bank has taken nothing when the game begins" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-6" },
  seats = 2,
  dealt = true,
  run = function(t)
    assert(t:count("game", "bank") == 0)
  end,
}
