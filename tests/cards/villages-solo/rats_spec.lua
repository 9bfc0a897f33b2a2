-- Rats.

scenario "Rats lower the draft limit by one, never below one" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-89", "V-117", "VX-23" },
  seats = 1,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders", "hunter" } },
    game = { events = { "rats" }, road = { "cooper", "seeker" }, stacks = { [3] = { "agent" } } },
  },
  run = function(t)
    assert(t:value("ann", "draft_limit") == 2)
    t:set("ann", { village = { "founders" } })
    assert(t:value("ann", "draft_limit") == 1)
    t:set("game", { events = { "rats", "frozen_fields" } })
    assert(t:value("ann", "draft_limit") == 1)
  end,
}

scenario "Rats are discarded unresolved in the event part" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97", "V-117" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "rats", "crown_gift" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "events.next", options = { "crown_gift", "jester" } })
    t:expect("game", { events = { "crown_gift" }, summer_discards = { "rats" } })
    t:expect("ann", { ducats = 5 })
  end,
}
