-- Fire.

scenario "Fire takes a top villager of your choice to the discard pile; its ducats stay yours" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-114", "V-115", "V-124" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { "founders", { "wattler", ducats = 2 }, "carpenter", "cooper" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "fire", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "fire")
    t:refused("ann", "founders", "bad_target")
    t:refused("ann", "cooper", "bad_target")
    t:answer("ann", "wattler")
    t:expect("ann", { ducats = 3, village = { "founders", "carpenter", "cooper" } })
    t:expect("game", { discard_pile = { { "wattler", ducats = 0 } } })
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
    game = { events = { "fire", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, bank = 0 },
  },
  run = function(t)
    t:answer("ann", "fire")
    t:expect("ann", { ducats = 2, village = { "founders", "cooper" } })
    t:expect("game", { bank = 3 })
  end,
}

scenario "A covered builder is no target, and where only one villager can be lost nobody is asked" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-45", "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 1, village = { "miner", { "mason", on = 1 }, { "seeker", on = 2 }, "wattler" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "fire", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "fire")
    t:expect("ann", { ducats = 1, village = { "miner", "mason", "seeker" } })
    t:expect("game", { discard_pile = { "wattler" } })
  end,
}
