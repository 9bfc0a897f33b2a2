-- Envy.

scenario "The Countess gets the gold number of a villager of your choice from the bank" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97", "V-124" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5, village = { "hunter", "cooper", "jeweler" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "envy", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, bank = 0 },
  },
  run = function(t)
    t:answer("ann", "envy")
    t:refused("ann", "hunter", "bad_target")
    t:answer("ann", "cooper")
    t:expect("ann", { ducats = 5 })
    t:expect("countess", { ducats = 5 })
    t:expect("game", { bank = -4 })
  end,
}

scenario "At most ten ducats" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, village = { "jeweler" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "envy", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "envy")
    t:expect("countess", { ducats = 11 })
  end,
}

scenario "Silver is worth what the second market would pay for it" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-85", "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, village = { "grocer", "hunter", "milk_maid" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "envy", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "envy")
    t:expect("countess", { ducats = 10 })
  end,
}

scenario "With no gold or silver nothing happens" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 3, village = { { "founders", side = 1 }, "hunter" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "envy", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "envy")
    t:expect("countess", { ducats = 1 })
    t:expect("ann", { ducats = 3 })
  end,
}

scenario "Covered gold arouses no envy" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-45", "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, village = { "lumberjack", { "wheeler", on = 1 }, { "cartwright", on = 2 }, "cooper" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "envy", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "envy")
    t:expect_asked("ann", { prompt = "envy.whom", options = { "cartwright", "cooper" } })
    t:answer("ann", "cooper")
    t:expect("countess", { ducats = 1 + 4 })
  end,
}
