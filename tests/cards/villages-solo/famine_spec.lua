-- Famine.

scenario "Famine takes a top villager of your choice to the discard pile; its ducats stay yours" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-114", "V-115", "V-124" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { { "founders", side = 1 }, { "hunter", ducats = 2 }, "fisher", "cooper" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "famine", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "famine")
    t:refused("ann", "founders", "bad_target")
    t:refused("ann", "cooper", "bad_target")
    t:answer("ann", "hunter")
    t:expect("ann", { ducats = 3, village = { "founders", "fisher", "cooper" } })
    t:expect("game", { discard_pile = { { "hunter", ducats = 0 } } })
    t:expect("countess", { village = { "countess" } })
  end,
}

scenario "With nobody to lose the bank is paid three ducats" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5, village = { { "founders", side = 1 }, "cooper" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "famine", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, bank = 0 },
  },
  run = function(t)
    t:answer("ann", "famine")
    t:expect("ann", { ducats = 2, village = { "founders", "cooper" } })
    t:expect("game", { bank = 3 })
  end,
}

scenario "Covered food is no target, and where only one villager can be lost nobody is asked" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-45", "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { "hayer", { "grazier", on = 1 }, { "milk_maid", on = 2 } } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "famine", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "famine")
    t:expect("ann", { ducats = 1, village = { "hayer", "grazier" } })
    t:expect("game", { discard_pile = { "milk_maid" } })
  end,
}
