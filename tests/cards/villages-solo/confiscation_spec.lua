-- Confiscation.

scenario "Cards of your choice are discarded until three are left" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97", "V-34" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "seeker", "agent", "priest", "cooper", "jeweler" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "confiscation", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "confiscation")
    t:expect_asked("ann", { prompt = "confiscation.which", min = 2, max = 2, numbers = { count = 2 } })
    t:refused("ann", { "seeker" }, "too_few")
    t:refused("ann", { "seeker", "agent", "priest" }, "too_many")
    t:answer("ann", { "seeker", "agent" })
    t:expect("ann", { hand = { "priest", "cooper", "jeweler" } })
    t:expect("game", { discard_pile = { "agent", "seeker" } })
  end,
}

scenario "With three cards nothing is discarded" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "seeker", "agent", "priest" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "confiscation", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "confiscation")
    t:expect("ann", { hand = { "seeker", "agent", "priest" } })
    t:expect("game", { discard_pile = {} })
  end,
}
