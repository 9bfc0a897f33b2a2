-- Poachers.

scenario "Poachers costs a ducat for each visible food" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5, village = { "founders", "hunter", "milk_maid" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "poachers", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "poachers")
    t:expect("ann", { ducats = 2 })
    t:expect("countess", { ducats = 4 })
  end,
}

scenario "Poachers costs at least one ducat" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5, village = { "founders" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "poachers", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "poachers")
    t:expect("ann", { ducats = 4 })
    t:expect("countess", { ducats = 2 })
  end,
}

scenario "Whoever has less than Poachers asks pays what they have" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-116" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { "hunter", "milk_maid" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "poachers", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "poachers")
    t:expect("ann", { ducats = 0 })
    t:expect("countess", { ducats = 2 })
  end,
}
