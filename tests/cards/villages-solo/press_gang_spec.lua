-- Press Gang.

scenario "A card of the hand at random goes to the Countess" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "seeker", "seeker" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "press_gang", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "press_gang")
    t:expect("ann", { hand = { "seeker" } })
    t:expect("countess", { village = { "countess", "seeker" } })
  end,
}

scenario "With an empty hand the top of the rightmost stack that is left" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97", "V-112" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = {} },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "press_gang", "crown_gift" }, stacks = { { "agent" }, {}, {}, { "priest", "agent" }, {}, {} } },
  },
  run = function(t)
    t:answer("ann", "press_gang")
    t:expect("countess", { village = { "countess", "priest" } })
    t:expect("game", { stacks = { [1] = { "agent" }, [4] = { "agent" } } })
  end,
}

scenario "The only card of a hand goes to the Countess too" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "seeker" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "press_gang", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "press_gang")
    t:expect("ann", { hand = {} })
    t:expect("countess", { village = { "countess", "seeker" } })
    t:expect("game", { stacks = { [3] = { "agent", "agent" } } })
  end,
}

scenario "The last card of a stack is taken too, and can bring on a market" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-73", "V-112" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = {} },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "press_gang", "crown_gift" }, stacks = { [5] = { "priest" } }, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:answer("ann", "press_gang")
    t:expect("countess", { village = { "countess", "priest" } })
    t:expect("game", { stacks = 0, markets = { [2] = { { "second_market", side = 1 } } } })
  end,
}
