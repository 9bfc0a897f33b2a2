-- Hearth Tax.

scenario "Hearth Tax counts top villagers, founders and covered ones not" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97", "V-115" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 9, village = { "founders", "hunter", "lumberjack", { "wheeler", on = 3 }, "agent" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "hearth_tax", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, bank = 0 },
  },
  run = function(t)
    t:answer("ann", "hearth_tax")
    t:expect("ann", { ducats = 6 })
    t:expect("game", { bank = 3 })
    t:expect("countess", { ducats = 1 })
  end,
}

scenario "Hearth Tax is five ducats at most, and never more than there are" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-116" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 9, village = { "hunter", "hunter", "agent", "agent", "priest", "priest" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "hearth_tax", "crown_gift" }, bank = 0, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "hearth_tax")
    t:expect("ann", { ducats = 4 })
    t:expect("game", { bank = 5 })
  end,
}

scenario "Whoever owes more than they have pays what they have, and the bank gets no more" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-116" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { "founders", "wattler", "hunter", "fisher", "grocer" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { bank = 0, events = { "hearth_tax", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "hearth_tax")
    t:expect("ann", { ducats = 0 })
    t:expect("game", { bank = 1 })
  end,
}
