-- Defector.

scenario "A card of your choice goes over to the Countess" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97", "V-94" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "jeweler", "seeker" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "defector", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "defector")
    t:expect_asked("ann", { prompt = "defector.whom", options = { "jeweler", "seeker" } })
    t:answer("ann", "seeker")
    t:expect("ann", { hand = { "jeweler" } })
    t:expect("countess", { village = { "countess", "seeker" } })
  end,
}

scenario "With an empty hand two ducats go to her instead" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = {}, ducats = 5 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "defector", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "defector")
    t:expect("ann", { ducats = 3 })
    t:expect("countess", { ducats = 3, village = { "countess" } })
  end,
}

scenario "With one card in hand nobody is asked which one goes over" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "seeker" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "defector", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "defector")
    t:expect("ann", { hand = {} })
    t:expect("countess", { village = { "countess", "seeker" } })
  end,
}
