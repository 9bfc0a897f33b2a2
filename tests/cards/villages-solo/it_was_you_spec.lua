-- It Was You.

scenario "It costs nothing while the jester is there" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 9 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "it_was_you", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "it_was_you")
    t:expect("ann", { ducats = 9 })
    t:expect("game", { winter_discards = { "it_was_you" } })
  end,
}

scenario "Once the jester has been used it costs eight ducats" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = {}, away = { "jester" }, ducats = 9, hand = { "agent" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "it_was_you", "defector", "famine" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "it_was_you")
    t:expect("ann", { ducats = 1 })
    t:expect("countess", { ducats = 9 })
  end,
}
