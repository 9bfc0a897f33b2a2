-- Abduction.

scenario "The Countess takes a top villager of your choice; its ducats stay yours" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-114", "V-115", "V-124" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { "founders", "miner", "lumberjack", { "cooper", on = 3, ducats = 2 }, "hunter", { "wheeler", on = 3 }, { "cartwright", on = 6 } } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "abduction", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "abduction")
    t:expect_asked("ann", { prompt = "abduction.whom", options = { "cooper", "hunter", "cartwright" } })
    t:refused("ann", "founders", "bad_target")
    t:refused("ann", "miner", "bad_target")
    t:answer("ann", "cooper")
    t:expect("ann", { ducats = 3, village = { "founders", "miner", "lumberjack", "hunter", "wheeler", "cartwright" } })
    t:expect("countess", { ducats = 1, village = { "countess", { "cooper", ducats = 0 } } })
  end,
}

scenario "With nobody to take she is paid three ducats" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5, village = { "founders", "miner" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "abduction", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "abduction")
    t:expect("ann", { ducats = 2, village = { "founders", "miner" } })
    t:expect("countess", { ducats = 4 })
  end,
}
