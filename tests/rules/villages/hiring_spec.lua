-- Hiring basic villagers (docs/rules/villages.md, section 8).

local stacks = { { "agent" }, { "priest" }, { "fisher" }, {}, {}, { "grocer" } }

scenario "A hand card goes face down onto a stack, a basic villager comes into the village" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-4", "V-48", "V-49", "V-51" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "monk", "agent" }, village = { "founders" } },
    game = { stacks = stacks, basics = { lumberjack = 3, miner = 3, hayer = 0 } },
  },
  run = function(t)
    t:hire("ann", "wheeler")
    t:refused("ann", "basics.hayer", "basic_pile_empty")
    t:answer("ann", "basics.lumberjack")
    t:unchanged(function()
      t:refused("ann", "stacks.4", "bad_return")
    end)
    t:answer("ann", "stacks.2")
    t:expect("ann", { hand = { "monk", "agent" }, village = { "founders", "lumberjack" }, built = 0, hired = 1 })
    t:expect("game", { stacks = { [2] = { "wheeler", "priest" } }, basics = { lumberjack = 2 } })
    -- Only whoever put it there knows the card.
    t:expect_view("bob", { game = { stacks = 5 } })
    for _, line in ipairs(t:journal("bob")) do
      assert(not string.find(line, "Wheeler"), line)
    end
    t:hire("ann", "monk")
    t:answer("ann", "basics.miner")
    t:answer("ann", "stacks.6")
    t:expect("ann", { hand = { "agent" }, village = 3, hired = 2 })
  end,
}

scenario "Three times in a turn and no more" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-48", "V-51", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "wheeler", "cooper", "cooper" }, village = { "founders" } },
    game = { stacks = { [6] = { "agent" } }, basics = { lumberjack = 4, miner = 0, hayer = 0 } },
  },
  run = function(t)
    t:hire("ann", "wheeler")
    t:hire("ann", "wheeler")
    t:hire("ann", "cooper")
    t:expect("ann", { village = { "founders", "lumberjack", "lumberjack", "lumberjack" }, hired = 3, built = 0 })
    t:expect_asked("ann", { prompt = "build", numbers = { builds = 2, hires = 0 } })
    t:unchanged(function()
      t:refused("ann", { group = "hire", "cooper" }, "basic_limit", { limit = 3 })
    end)
    t:build("ann", "cooper")
    t:expect("game", { stacks = { [6] = { "cooper", "wheeler", "wheeler", "agent" } } })
  end,
}

scenario "With all stacks empty the card goes onto the reserve, and without a reserve out of the game" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-50" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "wheeler", "cooper", "agent" }, village = { "founders" } },
    game = { stacks = {}, reserve = { "priest" }, basics = { lumberjack = 4, miner = 0, hayer = 0 } },
  },
  run = function(t)
    t:hire("ann", "wheeler")
    t:expect("game", { reserve = { "wheeler", "priest" } })
    t:set("game", { reserve = {} })
    t:hire("ann", "cooper")
    t:expect("game", { reserve = {}, box = { "cooper" } })
    t:expect("ann", { village = 3 })
  end,
}

scenario "An empty pile gives nothing, and with all empty nobody is hired" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-52" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "chandler" }, village = { "founders" } },
    game = { stacks = stacks, basics = { lumberjack = 0, miner = 0, hayer = 0 } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "hire", "chandler" }, "basic_pile_empty")
    end)
  end,
}

scenario "Borya hires three basics and builds on them at once" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-40", "V-51", "VX-8" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "agent", "agent", "priest", "blacksmith", "grazier", "chandler", "fisher" },
      village = { "founders", "wattler" },
    },
    game = { stacks = { [5] = { "tinner" } }, basics = { lumberjack = 5, miner = 5, hayer = 5 } },
  },
  run = function(t)
    for _, hire in ipairs { { "agent", "lumberjack" }, { "agent", "miner" }, { "priest", "hayer" } } do
      t:hire("ann", hire[1])
      t:answer("ann", "basics." .. hire[2])
    end
    t:build("ann", "blacksmith")
    t:build("ann", "grazier")
    t:build("ann", "chandler")
    t:expect("ann", { built = 3, hired = 3, hand = { "fisher" } })
    t:expect("ann", { village = {
      "founders", "wattler", "lumberjack", "miner", "hayer", { "blacksmith", on = "miner" }, { "grazier", on = "hayer" }, "chandler",
    } })
  end,
}
