-- Winter Tithe.

scenario "Of 3 ducats the Countess gets 0" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 3 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "winter_tithe", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "winter_tithe")
    t:expect("ann", { ducats = 3 })
    t:expect("countess", { ducats = 1 })
  end,
}

scenario "Of 4 ducats the Countess gets 1" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 4 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "winter_tithe", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "winter_tithe")
    t:expect("ann", { ducats = 3 })
    t:expect("countess", { ducats = 2 })
  end,
}

scenario "Of 11 ducats the Countess gets 2" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 11 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "winter_tithe", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "winter_tithe")
    t:expect("ann", { ducats = 9 })
    t:expect("countess", { ducats = 3 })
  end,
}

scenario "Of 40 ducats the Countess gets 10" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 40 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "winter_tithe", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "winter_tithe")
    t:expect("ann", { ducats = 30 })
    t:expect("countess", { ducats = 11 })
  end,
}

scenario "Of 60 ducats the Countess gets 10" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 60 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "winter_tithe", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "winter_tithe")
    t:expect("ann", { ducats = 50 })
    t:expect("countess", { ducats = 11 })
  end,
}
