scenario "An Apprentice takes the place of a covered villager, which is built at once: one action" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-62", "V-63", "V-67", "V-124", "VX-24" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice", "agent" }, ducats = 1, village = { "founders", "miner" } },
    bob = {
      ducats = 0,
      village = { "founders", { "swineherd", on = 1 }, "miner", { "seeker", on = 3, ducats = 2 }, { "spelunker", on = 4 }, { "jeweler", on = 5 } },
    },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:unchanged(function()
      t:refused("ann", "jeweler", "bad_target")
      t:refused("ann", "agent", "bad_target")
      t:refused("ann", "founders", "bad_target")
      t:refused("ann", "spelunker", "chain_missing")
    end)
    t:answer("ann", "seeker")
    t:expect("ann", { built = 1, hand = { "agent" }, village = { "founders", "miner", { "seeker", on = "miner" } } })
    t:expect_told("bob", "ann: Seeker from hand to village") -- through the hand of whoever builds it
    t:expect("bob", { ducats = 2, village = {
      "founders", "swineherd", "miner", { "apprentice", on = "miner" }, { "spelunker", on = "apprentice" }, { "jeweler", on = "spelunker" },
    } })
    assert(t:counter(t:card("ann", "village", 3), "ducats") == 0)
  end,
}

scenario "The padlock of the villager set free is paid, also with the ducats that lay on it" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-67" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "apprentice", "agent" }, ducats = 1,
      village = { "miner", { "seeker", on = 1 }, { "spelunker", on = 2, ducats = 1 }, { "jeweler", on = 3 }, "miner", { "seeker", on = 5 } },
    },
    bob = { village = { "hunter" } },
    game = { bank = 0, stacks = { [6] = { "agent" } }, road = { "agent" } },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:answer("ann", "spelunker")
    t:expect("ann", { ducats = 0, village = 7 })
    t:expect("game", { bank = 2 })
  end,
}

scenario "One's own covered founders may be laid again, either side up; a basic villager becomes a root" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-67", "V-71", "VX-24" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice", "apprentice", "agent" }, village = { { "founders", side = 1 }, { "swineherd", on = 1 } } },
    bob = { village = { "miner", { "mason", on = 1 } } },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:answer("ann", "founders")
    t:expect_asked("ann", { prompt = "swap.side", about = "founders", options = { "gold", "food" } })
    t:expect("ann", { hand = 3, built = 0 })
    t:answer("ann", "gold")
    t:expect("ann", { built = 1, village = { "apprentice", { "swineherd", on = "apprentice" }, { "founders", side = 0 } } })
    t:build("ann", "apprentice")
    t:answer("ann", "miner")
    t:expect("ann", { village = { "apprentice", "swineherd", "founders", "miner" } })
    t:expect("bob", { village = { "apprentice", { "mason", on = "apprentice" } } })
  end,
}

scenario "Stand-ins are no targets, and without a target an Apprentice cannot be built" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-67", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice" }, ducats = 0, village = { "monk", { "mason", on = 1 } } },
    bob = { village = { "founders", { "brewer", on = 1 } } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "build", "apprentice" }, "bad_target")
    end)
    t:set("ann", { village = { "hunter" } })
    t:set("bob", { village = { "founders", { "swineherd", on = 1 }, { "truffler", on = 2 } } })
    t:unchanged(function()
      t:refused("ann", { group = "build", "apprentice" }, "chain_missing")
    end)
  end,
}

scenario "Founders that an Apprentice sets free may show their food side at once" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-67", "VX-24" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice", "agent" }, village = { "founders", { "swineherd", on = 1 } } },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:answer("ann", "founders")
    t:answer("ann", "food")
    t:expect("ann", { village = { "apprentice", { "swineherd", on = "apprentice" }, { "founders", side = 1 } } })
    assert(t:value("ann", "draft_limit") == 4)
  end,
}

scenario "A builder that an Apprentice brings does not change the limit of the turn" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-36", "V-67" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice", "agent", "chandler" }, village = { "lumberjack" } },
    bob = { village = { "lumberjack", { "carpenter", on = 1 }, { "wheeler", on = 2 } } },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:answer("ann", "carpenter")
    assert(t:value("ann", "build_limit") == 3)
    t:expect_asked("ann", { prompt = "build", numbers = { builds = 1, hires = 3 } })
    t:build("ann", "agent")
    t:refused("ann", { group = "build", "chandler" }, "build_limit_reached", { limit = 2 })
  end,
}
