-- The guests of Hamlets: the Ghost that cannot stay on top and the Apprentice that trades places.

scenario "A Ghost stands below any folk and returns to the hand when nothing lies on it" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "ghost", "jeweller", "logger" }, hamlet = { "yard", { "miner", on = 1 } } },
  },
  run = function(t)
    t:build("ann", "ghost")
    t:answer("ann", "miner")
    t:answer("ann", "jeweller")
    t:expect("ann", { hand = { "logger" }, hamlet = { "yard", "miner", { "ghost", on = "miner" }, { "jeweller", on = "ghost" } } })
    t:set("ann", { hamlet = { "yard", { "miner", on = 1 }, { "ghost", on = 2 } } })
    t:build("ann", "logger")
    t:expect("ann", { hand = { "ghost" }, hamlet = { "yard", "miner", "logger" } })
    t:expect_active("bob")
  end,
}

scenario "Two Ghosts on one another both return, one after the other" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = {}, hamlet = { "yard", { "ghost", on = 1 }, { "ghost", on = 2 } } },
  },
  run = function(t)
    t:answer("ann", "pass")
    t:expect("ann", { hand = { "ghost", "ghost" }, hamlet = { "yard" } })
  end,
}

scenario "A Ghost without folk to lie on it stays in hand" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "ghost", "yard" }, hamlet = { "yard" } },
  },
  run = function(t)
    t:build("ann", "ghost")
    t:expect("ann", { hand = { "ghost", "yard" }, hamlet = { "yard" }, builds = 1 })
  end,
}

scenario "An Apprentice may only set free what can then be built; trying it out changes nothing" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice" }, ducats = 0, hamlet = { "yard", { "logger", on = 1 }, { "sawyer", on = 2 } } },
    bob = { ducats = 0, hamlet = { "yard", { "miner", on = 1, ducats = 2 }, { "smith", on = 2 }, { "jeweller", on = 3 } } },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:unchanged(function()
      t:refused("ann", "sawyer", "bad_target")
      t:refused("ann", "jeweller", "bad_target")
      t:refused("ann", "smith", "chain_missing")
    end)
    t:answer("ann", "miner")
    t:expect("ann", { hand = {}, hamlet = { "yard", "logger", "sawyer", "miner" } })
    t:expect("bob", { ducats = 2, hamlet = { "yard", { "apprentice", on = "yard" }, { "smith", on = "apprentice" }, "jeweller" } })
  end,
}

scenario "An Apprentice with nobody to trade with stays in hand" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "apprentice" }, hamlet = { "yard" } },
  },
  run = function(t)
    t:build("ann", "apprentice")
    t:expect("ann", { hand = { "apprentice" }, hamlet = { "yard" } })
  end,
}
