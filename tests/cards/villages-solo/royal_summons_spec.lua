-- Royal Summons.

scenario "The Countess takes the villager with the highest gold, the leftmost of equals, with its ducats" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-93", "V-112" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "royal_summons", "crown_gift" }, road = { "seeker", { "cooper", ducats = 2 }, "beekeeper", "wheeler", "agent", "mason" }, stacks = { [3] = { "priest", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "royal_summons")
    t:expect("countess", { ducats = 3, village = { "countess", "cooper" } })
    t:expect("game", { road = { [2] = { "priest" } }, stacks = { [3] = { "agent" } } })
  end,
}

scenario "If none bears gold, the leftmost of all" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-112" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "royal_summons", "crown_gift" }, road = { {}, "seeker", "agent" }, stacks = { [3] = { "priest", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "royal_summons")
    t:expect("countess", { village = { "countess", "seeker" } })
  end,
}
