-- Jester.

local sets = { "villages", "villages-solo" }

scenario "The jester discards an event at the first question of a part, once" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-89", "V-100" },
  seats = 1,
  given = {
    phase = "draft", step = "draft",
    ann = { beside = { "jester" }, village = { "founders" } },
    countess = { village = { "countess" } },
    game = { events = { "rats", "levy" }, road = { "cooper", "seeker", "agent" }, stacks = { [3] = { "agent", "priest", "grocer", "agent" } } },
  },
  run = function(t)
    assert(t:value("ann", "draft_limit") == 1)
    t:meanwhile("ann", "jester")
    t:expect_asked("ann", { prompt = "jester.whom", options = { "rats", "levy" } })
    t:answer("ann", "rats")
    t:expect("ann", { beside = {}, away = { "jester" } })
    t:expect("game", { events = { "levy" }, summer_discards = { "rats" } })
    assert(t:value("ann", "draft_limit") == 2)
    t:expect_asked("ann", { prompt = "draft" })
    t:refused("ann", { group = "meanwhile", "jester" }, "jester_used")
  end,
}

scenario "Where there is no jester it cannot be used either" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-108", "V-124" },
  seats = 1,
  options = { difficulty = 2 },
  run = function(t)
    t:expect_asked("ann", { prompt = "draft" })
    t:refused("ann", { group = "meanwhile", "jester" }, "jester_used")
  end,
}

scenario "Once the first card is drafted it is too late for an event of the draft part" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-100", "V-124" },
  seats = 1,
  given = {
    phase = "draft", step = "draft",
    ann = { beside = { "jester" }, village = { "founders", "hunter" } },
    countess = { village = { "countess" } },
    game = { events = { "rats", "timber_shortage" }, road = { "cooper", "seeker", "mason" }, stacks = { [3] = { "agent", "priest", "grocer", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "cooper")
    t:answer("ann", "seeker")
    t:expect("game", { events = { { "rats", begun = 1 }, { "timber_shortage", begun = 0 } } })
    t:meanwhile("ann", "jester")
    t:refused("ann", "rats", "event_started")
    t:answer("ann", "timber_shortage")
    t:expect("game", { events = { "rats" } })
  end,
}

scenario "Once the first action of the build part is done it is too late for an event of that part" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-100", "V-124" },
  seats = 1,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { beside = { "jester" }, hand = { "agent", "agent", "priest" }, village = { "founders", "wattler", "wattler" } },
    countess = { village = { "countess" } },
    game = { events = { "timber_shortage", "levy" }, stacks = { [3] = { "agent", "priest" } } },
  },
  run = function(t)
    t:build("ann", "agent")
    t:meanwhile("ann", "jester")
    t:refused("ann", "timber_shortage", "event_started")
    t:answer("ann", "levy")
    t:expect("game", { events = { "timber_shortage" }, summer_discards = { "levy" } })
  end,
}

scenario "The last moment for an event of the event part is before it is chosen" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-97", "V-100", "VX-22" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "agent", "priest" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "crown_gift" }, stacks = { { "agent" }, { "priest" } }, road = { "cooper" }, reserve = { "jeweler" }, summer = { "levy", "rats" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "events.next", options = { "crown_gift", "jester" } })
    t:meanwhile("ann", "jester")
    t:answer("ann", "crown_gift")
    -- No gift; she draws the jeweler, and one new event comes up.
    t:expect("countess", { ducats = 1, village = { "countess", "jeweler" } })
    t:expect("game", { events = { "levy" } })
  end,
}

scenario "While an event is being resolved the jester is not offered" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-100" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, hand = { "agent", "priest" } },
    countess = { village = { "countess" } },
    game = { events = { "defector", "levy" }, stacks = { [3] = { "agent", "priest" } } },
  },
  run = function(t)
    t:answer("ann", "defector")
    t:expect_asked("ann", { prompt = "defector.whom", options = { "agent", "priest" } })
    t:expect("game", { events = { { "defector", begun = 1 }, { "levy", begun = 0 } } })
    t:answer("ann", "agent")
    t:expect_asked("ann", { prompt = "events.next", options = { "levy", "jester" } })
  end,
}

scenario "An event has begun once, however many cards are drafted under it" {
  ruleset = "villages",
  sets = sets,
  rules = { "V-100" },
  seats = 1,
  given = {
    phase = "draft", step = "draft",
    ann = { beside = { "jester" }, village = { "founders", "hunter", "harvester" } },
    countess = { village = { "countess" } },
    game = { events = { "rats" }, road = { "cooper", "seeker", "mason", "wheeler" }, stacks = { [3] = { "agent", "priest", "grocer", "agent", "priest" } } },
  },
  run = function(t)
    for _, card in ipairs { "cooper", "seeker", "mason", "wheeler" } do
      t:answer("ann", card) -- one for Ann, one for the Countess
    end
    t:expect("ann", { square = { "cooper", "mason" } })
    t:expect("game", { events = { { "rats", begun = 1 } } })
  end,
}
