scenario "A Monk stands below the card it is built with and costs a build action" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-62", "V-66", "V-68", "V-69", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "monk", "cartwright" }, village = { "lumberjack" } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "build", "monk" }, "monk_on_top")
    end)
    t:build("ann", "cartwright")
    t:expect("ann", { built = 2, hand = { "wheeler" }, village = { "lumberjack", { "monk", on = "lumberjack" }, { "cartwright", on = "monk" } } })
    t:refused("ann", { group = "build", "wheeler" }, "build_limit_reached")
  end,
}

scenario "With or without a Monk, and how many: the builder chooses; nothing moves before the last answer" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-66", "V-69" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "monk", "monk", "cartwright", "agent" }, ducats = 0,
      village = { "lumberjack", { "wheeler", on = 1 }, "lumberjack", "wattler" },
    },
  },
  run = function(t)
    t:build("ann", "cartwright")
    t:expect_asked("ann", { prompt = "build.monks", about = "cartwright", options = { "0", "1", "2" } })
    t:answer("ann", 1)
    t:expect_asked("ann", { prompt = "build.where", about = "cartwright", options = { "lumberjack", "lumberjack" } })
    t:expect("ann", { hand = 4, village = 4, built = 0 })
    -- Each answer can be taken back until then.
    t:take_back("ann")
    t:expect_asked("ann", { prompt = "build.monks" })
    t:take_back("ann")
    t:expect_asked("ann", { prompt = "build" })
    t:build("ann", "cartwright")
    t:answer("ann", 2)
    t:expect("ann", { built = 3, village = {
      "lumberjack", "wheeler", "lumberjack", "wattler", { "monk", on = "monk" }, { "monk" }, { "cartwright", on = "monk" },
    } })
  end,
}

scenario "So many Monks that the lowest has nobody to stand on cannot be built, and the reason is said" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-66", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk", "monk", "cartwright" }, ducats = 9, village = { "wheeler", "wattler" } },
  },
  run = function(t)
    t:build("ann", "cartwright")
    t:expect_asked("ann", { prompt = "build.monks", options = { "0", "2" } })
    t:refused("ann", 1, "chain_missing")
  end,
}

scenario "Monks count against the build limit" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-66", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk", "monk", "cartwright", "chandler", "chandler" }, village = { "founders" } },
  },
  run = function(t)
    -- Two monks and the cartwright would be three actions.
    t:refused("ann", { group = "build", "cartwright" }, "chain_missing")
    t:set("ann", { village = { "lumberjack" } })
    t:build("ann", "chandler")
    t:refused("ann", { group = "build", "cartwright" }, "chain_missing")
  end,
}

scenario "The padlock of a place a Monk fills is not paid, that of the card above is" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-66" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 2, hand = { "monk", "jeweler", "agent" }, village = { "miner", { "seeker", on = 1 } } },
    game = { bank = 0 },
  },
  run = function(t)
    t:build("ann", "jeweler")
    t:expect("ann", { ducats = 0, built = 2 })
    t:expect("game", { bank = 2 })
  end,
}

scenario "A Monk is never built alone, also when no build action is left" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-66", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk", "monk", "cartwright", "agent" }, village = { "lumberjack" } },
  },
  run = function(t)
    t:build("ann", "cartwright")
    t:expect("ann", { built = 2 })
    t:refused("ann", { group = "build", "monk" }, "monk_on_top")
    t:refused("ann", { group = "build", "agent" }, "build_limit_reached", { limit = 2 })
  end,
}
