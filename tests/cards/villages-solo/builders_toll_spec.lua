-- Builders' Toll.

scenario "Builders' Toll costs a ducat for each visible builder" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5, village = { "founders", "wattler", "carpenter" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "builders_toll", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "builders_toll")
    t:expect("ann", { ducats = 3 })
    t:expect("countess", { ducats = 3 })
  end,
}

scenario "Builders' Toll costs at least one ducat" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5, village = { "founders" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "builders_toll", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "builders_toll")
    t:expect("ann", { ducats = 4 })
    t:expect("countess", { ducats = 2 })
  end,
}

scenario "Whoever has less than Builders' Toll asks pays what they have" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-116" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { "wattler", "carpenter" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "builders_toll", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "builders_toll")
    t:expect("ann", { ducats = 0 })
    t:expect("countess", { ducats = 2 })
  end,
}
