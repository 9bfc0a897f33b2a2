-- The build part, chains and branches (docs/rules/villages.md, sections 6, 7 and 11).

scenario "A chain is built in order, over several turns" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-37", "V-39", "V-41", "V-42", "V-47", "VX-4" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "cartwright", "thatcher" }, village = { "founders", "lumberjack" } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "build", "cartwright" }, "chain_missing", { below = "wheeler" })
      t:refused("ann", { group = "build", "thatcher" }, "chain_missing")
    end)
    t:build("ann", "wheeler")
    t:expect("ann", { built = 1, village = { "founders", "lumberjack", { "wheeler", on = "lumberjack" } } })
    -- What stands in the village is no hand card any more.
    t:refused("ann", { group = "build", "wheeler" }, "not_in_hand")
    t:build("ann", "cartwright")
    t:expect("ann", { built = 2, village = 4 })
    t:refused("ann", { group = "build", "thatcher" }, "build_limit_reached", { limit = 2 })
    t:answer("ann", "done")
  end,
}

scenario "A root carries two branches, alike or not; other cards carry what they can" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-43", "V-44", "VX-6", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "carpenter", "wheeler", "wheeler", "cartwright" },
      village = { "founders", "lumberjack", { "carpenter", on = 2 }, "wattler", "wattler", "wattler" },
    },
  },
  run = function(t)
    t:build("ann", "wheeler")
    t:unchanged(function()
      t:refused("ann", { group = "build", "carpenter" }, "no_room")
      t:refused("ann", { group = "build", "wheeler" }, "no_room")
    end)
    t:build("ann", "cartwright")
    t:expect("ann", { village = 8 })
    t:set("ann", { hand = { "wheeler", "cartwright", "agent" }, village = { "lumberjack", { "wheeler", on = 1 }, { "cartwright", on = 2 } } })
    t:refused("ann", { group = "build", "cartwright" }, "no_room")
    t:build("ann", "wheeler")
    t:build("ann", "cartwright")
    t:expect("ann", { village = { "lumberjack", "wheeler", "wheeler", "cartwright", "cartwright" }, built = 4 })
  end,
}

scenario "Several places: the builder chooses" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-43" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler" }, village = { "lumberjack", "lumberjack", { "carpenter", on = 2 } } },
  },
  run = function(t)
    t:build("ann", "wheeler")
    t:expect_asked("ann", { prompt = "build.where", about = "wheeler", options = { "lumberjack", "lumberjack" } })
    t:answer("ann", "lumberjack@2")
    t:expect("ann", { village = { "lumberjack", "lumberjack", { "carpenter", on = "lumberjack" }, { "wheeler", on = "lumberjack" } } })
  end,
}

scenario "Roots that are drafted and solitaries start a pile; grain lies on the founders" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-41", "V-45", "V-46", "V-47", "VX-5" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "graper", "beekeeper", "swineherd", "agent" }, village = { "founders", "wattler", "carpenter" } },
  },
  run = function(t)
    t:build("ann", "graper")
    t:expect("ann", { village = { "founders", "wattler", "carpenter", "graper" } })
    t:build("ann", "swineherd")
    t:expect("ann", { village = { { "founders" }, "wattler", "carpenter", "graper", { "swineherd", on = "founders" } } })
    -- The founders' gold is covered: only the swineherd's two and one food, and the graper's food.
    assert(t:value("ann", "draft_limit") == 4)
    t:build("ann", "beekeeper")
    t:expect("ann", { built = 3, village = 6 })
  end,
}

scenario "The build limit is two and the visible builders, at most five, and stays what it was when the turn began" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-36", "V-38", "V-40", "VX-2" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wattler", "chandler", "chandler" }, village = { "founders" } },
    bob = { village = { "wattler", "wattler", "carpenter", "carpenter" } },
  },
  run = function(t)
    assert(t:value("ann", "build_limit") == 2)
    assert(t:value("bob", "build_limit") == 5)
    t:build("ann", "wattler")
    assert(t:value("ann", "build_limit") == 3)
    t:build("ann", "chandler")
    t:refused("ann", { group = "build", "chandler" }, "build_limit_reached")
    t:answer("ann", "done")
  end,
}

scenario "The limit of a turn is the build limit, and from the first action on what that was then" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-36" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wattler", "chandler" }, village = { "founders" } },
    bob = { village = { "wattler", "wattler" } },
  },
  run = function(t)
    t:set("bob", { limit = 1 })
    assert(t:value("ann", "turn_limit") == 2)
    assert(t:value("bob", "turn_limit") == 1)
    t:set("bob", { limit = 0 })
    assert(t:value("bob", "turn_limit") == 4)
    t:build("ann", "wattler")
    assert(t:value("ann", "build_limit") == 3)
    assert(t:value("ann", "turn_limit") == 2)
    t:answer("ann", "done")
  end,
}

scenario "Covering a builder in a turn takes no action away" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-36" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "brewer", "chandler", "truffler", "chandler" }, ducats = 8,
      village = { "founders", "wattler", { "brewer", on = 1 }, "cooper", "hunter" },
    },
  },
  run = function(t)
    assert(t:value("ann", "build_limit") == 4)
    t:build("ann", "chandler")
    t:build("ann", "chandler")
    t:build("ann", "brewer")
    t:refused("ann", { group = "build", "truffler" }, "chain_missing")
    t:answer("ann", "done")
  end,
}

scenario "Anya builds three cards; a fourth is one too many" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-38", "VX-7" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "wheeler", "cartwright", "swineherd", "chandler" },
      village = { "founders", "lumberjack", { "carpenter", on = 2 } },
    },
  },
  run = function(t)
    t:build("ann", "wheeler")
    t:build("ann", "cartwright")
    t:build("ann", "swineherd")
    t:unchanged(function()
      t:refused("ann", { group = "build", "chandler" }, "build_limit_reached")
    end)
    t:expect("ann", {
      built = 3,
      village = {
        "founders", "lumberjack", { "carpenter", on = "lumberjack" }, { "wheeler", on = "lumberjack" },
        { "cartwright", on = "wheeler" }, { "swineherd", on = "founders" },
      },
    })
  end,
}

scenario "Each player ends the whole turn before the next begins, and may build nothing" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-17", "V-35", "V-37", "V-72" },
  seats = 3,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "chandler", "beekeeper" }, village = { "hunter" } },
    bob = { hand = { "chandler" }, village = { "hunter" } },
    cat = { hand = { "chandler" }, village = { "hunter" } },
    game = { road = { "brewer" }, stacks = { { "agent" }, { "agent" }, { "agent" }, { "agent" }, { "agent" }, { "agent" } } },
  },
  run = function(t)
    t:expect_active("ann")
    t:refused("bob", { group = "build", "chandler" }, "not_your_turn")
    t:answer("ann", "done")
    t:expect_active("bob")
    t:build("bob", "chandler")
    -- An empty hand leaves nothing to do.
    t:expect_active("cat")
    t:answer("cat", "done")
    t:expect_round(2)
    -- The first player is the next one now.
    t:expect_asked("bob", { prompt = "draft" })
  end,
}

scenario "Without food the founders turn to the food side, covered or not, and never back" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-10", "V-71", "VX-12" },
  seats = 3,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { village = { "founders" } },
    bob = { village = { "founders", "hunter" } },
    cat = { village = { "founders", { "poulterer", on = 1 }, { "truffler", on = 1 } } },
    game = { road = { "brewer" }, stacks = { { "agent" }, { "agent" }, { "agent" }, { "agent" }, { "agent" }, { "agent" } } },
  },
  run = function(t)
    t:expect_round(2)
    assert(t:value("ann", "draft_limit") == 3)
    t:expect("ann", { village = { { "founders", side = 1 } } })
    t:expect("bob", { village = { { "founders", side = 0 }, "hunter" } })
    t:expect("cat", { village = { { "founders", side = 0 }, "poulterer", "truffler" } })
  end,
}

scenario "Only the founders turn in the evening" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-71" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { village = { "founders", "wattler" } },
    bob = { village = { "hunter" } },
    game = { road = { "brewer" }, stacks = { { "agent" } } },
  },
  run = function(t)
    t:expect_round(2)
    t:expect("ann", { village = { { "founders", side = 1 }, { "wattler", side = 0 } } })
  end,
}

scenario "What was done in a build turn is over with it: the next one begins anew" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-36", "V-48", "V-64" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "tinner", "agent", "wattler", "cooper", "fisher" }, village = { "hunter" }, ducats = 1 },
    bob = { village = { "hunter" } },
    game = {
      road = { "brewer", "mason" }, stacks = { { "agent", "agent", "agent", "agent", "agent", "agent" } },
      basics = { lumberjack = 1, miner = 0, hayer = 0 },
    },
  },
  run = function(t)
    t:play("ann", "tinner")
    t:hire("ann", "agent")
    t:build("ann", "wattler")
    t:expect_asked("ann", { prompt = "build", numbers = { builds = 1, hires = 2 } })
    t:answer("ann", "done")
    t:pass_until { step = "build", seat = "ann" }
    t:expect("ann", { built = 0, hired = 0 })
    t:expect_asked("ann", { prompt = "build", numbers = { builds = 3, hires = 3 } })
    -- The tinner helps no longer, and nobody can unlock the fisher.
    t:refused("ann", { group = "build", "fisher" }, "cannot_pay")
    t:answer("ann", "done")
  end,
}
