-- Building in Hamlets: chains, branches, tolls, and the cards that do something when they are built.

scenario "What cannot be built is refused with its reason and nothing changes" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      ducats = 1,
      hand = { "miller", "jeweller", "yard", "smith" },
      hamlet = { "yard", { "farmer", on = 1 }, { "miner", on = 1 }, "yard", "yard" },
    },
    bob = { hand = { "logger" }, hamlet = { "yard", "sawyer", "smith" } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "build", "miller" }, "cannot_pay")
      t:refused("ann", { group = "build", "jeweller" }, "chain_missing")
      t:refused("ann", { group = "build", "yard" }, "no_room")
      t:refused("bob", { group = "build", "logger" }, "not_your_choice")
    end)
    t:build("ann", "smith")
    t:expect("ann", { hamlet = { "yard", "farmer", "miner", "yard", "yard", { "smith", on = "miner" } } })
  end,
}

scenario "A chain needs its card, and that card needs room" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "sawyer", "smith", "logger" }, hamlet = { "yard", { "miner", on = 1 }, { "smith", on = 2 } } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "sawyer" }, "chain_missing")
    t:refused("ann", { group = "build", "smith" }, "no_room")
    t:build("ann", "logger")
    t:expect("ann", { hand = { "sawyer", "smith" }, hamlet = 4, builds = 1 })
    t:build("ann", "sawyer")
    t:expect("ann", { hamlet = { "yard", "miner", "smith", { "logger", on = "yard" }, { "sawyer", on = "logger" } } })
    t:expect_active("bob")
  end,
}

scenario "A root carries two branches, a walled one only one" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "yard", "logger", "logger" }, hamlet = { "yard", { "miner", on = 1 }, { "farmer", on = 1 } } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "logger" }, "no_room")
    t:build("ann", "yard")
    t:expect_asked("ann", { prompt = "yard.wall", inside = { "yard" } })
    t:answer("ann", true)
    assert(t:value("ann", "income") == 4)
    t:build("ann", "logger")
    assert(t:value("ann", "income") == 3)
    t:expect_active("bob")
  end,
}

scenario "Covered cards earn nothing" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "sawyer" }, hamlet = { "yard", { "logger", on = 1 }, { "miner", on = 1 }, { "smith", on = 3 } } },
  },
  run = function(t)
    assert(t:value("ann", "income") == 3)
    t:build("ann", "sawyer")
    assert(t:value("ann", "income") == 4)
  end,
}

scenario "The toll goes onto a card of the player's choice, the baron's too" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 3, hand = { "miller", "miller" }, hamlet = { "yard", { "farmer", on = 1 }, { "farmer", on = 1 } } },
    bob = { hamlet = { "smith" } },
    baron = { hamlet = { { "smith", ducats = 1 } } },
  },
  run = function(t)
    t:build("ann", "miller")
    t:answer("ann", "farmer")
    t:expect_asked("ann", { prompt = "toll", about = "miller", options = { "smith", "smith" } })
    t:answer("ann", "smith@2")
    t:expect("ann", { ducats = 1 })
    assert(t:counter(t:card("baron", "hamlet", 1), "ducats") == 3)
    assert(t:counter(t:card("bob", "hamlet", 1), "ducats") == 0)
    t:refused("ann", { group = "build", "miller" }, "cannot_pay")
  end,
}

scenario "Without any keeper the bank takes the toll; one's own keeper is free" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 2, hand = { "miller" }, hamlet = { "yard", { "farmer", on = 1 } } },
  },
  run = function(t)
    t:build("ann", "miller")
    t:expect("ann", { ducats = 0 })
    t:set("ann", { hand = { "miller" }, hamlet = { "yard", { "farmer", on = 1 }, { "smith", on = 1 } } })
    t:build("ann", "miller")
    t:expect("ann", { ducats = 0 })
    assert(t:counter(t:card("ann", "hamlet", 3), "ducats") == 2)
  end,
}

scenario "A Tinker makes tolls free and allows one build more, until the end of the turn" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "tinker", "miller" }, hamlet = { "yard", { "farmer", on = 1 } } },
    bob = { hamlet = { "smith" }, ducats = 0 },
    game = { omens = { "calm" } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "miller" }, "cannot_pay")
    t:build("ann", "tinker")
    t:expect("ann", { builds = 1 })
    assert(t:value("ann", "toll") == 0)
    assert(t:value("ann", "build_limit") == 3)
    assert(t:value("bob", "toll") == 2)
    t:build("ann", "miller")
    assert(t:counter(t:card("bob", "hamlet", 1), "ducats") == 0)
    t:answer("ann", "pass")
    t:expect_active("bob")
    assert(t:value("ann", "toll") == 2)
    assert(t:value("ann", "build_limit") == 2)
  end,
}

scenario "A Pedlar's order is filled the next time the suit is drafted, once" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 1,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "pedlar" }, hamlet = { "yard" } },
    game = { omens = { "calm" }, row = { "carver", "logger", "logger", "logger", "miner", "miner" } },
  },
  run = function(t)
    t:build("ann", "pedlar")
    t:answer("ann", "wood")
    t:answer("ann", "pass")
    t:answer("ann", "miner")
    t:expect("ann", { ducats = 0 })
    t:answer("ann", "logger")
    t:expect("ann", { ducats = 2 })
    t:answer("ann", "pass")
    t:answer("ann", "logger")
    t:expect("ann", { ducats = 2 })
  end,
}
