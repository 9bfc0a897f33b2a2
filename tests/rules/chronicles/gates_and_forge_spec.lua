-- Beyond the Gates and Forge of Legends together: cards of one that meet cards of the other.

local both = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends" }

scenario "An Academy that a Titan brings works in the same phase" {
  ruleset = "chronicles",
  sets = both,
  rules = { "C-40", "C-117" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "titan", new = 1 } }, unbuilt = { "academy", "port" } },
  },
  run = function(t)
    t:answer("ann", "academy")
    t:expect_asked("ann", { prompt = "academy.whom", about = "academy", options = { "titan" } })
    t:answer("ann", "titan")
    t:expect("ann", { kingdom = { { "titan", age = 1 } }, buildings = { { "academy", level = 1 } }, unbuilt = { "port" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Titan repeated by a Shadow brings a second building, not the same one" {
  ruleset = "chronicles",
  sets = both,
  rules = { "C-113", "C-117", "C-150" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "titan", new = 1 }, [2] = { "shadow", new = 1 } }, unbuilt = { "crypt", "port" } },
  },
  run = function(t)
    t:answer("ann", "titan")
    t:answer("ann", "port")
    t:refused("ann", "port", "bad_target")
    t:answer("ann", "crypt")
    t:expect("ann", { buildings = { { "crypt", level = 1 }, { "port", level = 1 } }, unbuilt = {} })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Court Jester repeated by a Shadow takes its second artifact from the hand" {
  ruleset = "chronicles",
  sets = both,
  rules = { "C-113", "C-116" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 9, hand = { "court_jester", "shadow", "magnificent_rose", "cursed_crown" } },
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.1")
    t:answer("ann", "magnificent_rose")
    t:place("ann", "shadow")
    t:answer("ann", "kingdom.2")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:answer("ann", "court_jester")
    t:expect_asked("ann", { prompt = "court_jester.bring", options = { "cursed_crown" } })
    t:answer("ann", "cursed_crown")
    t:expect("ann", { artifacts = { "magnificent_rose", "cursed_crown" }, hand = {} })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Artifacts are neither chosen nor given tokens by what concerns characters" {
  ruleset = "chronicles",
  sets = both,
  rules = { "C-93", "C-113" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { [1] = { "shadow", new = 1 }, [2] = { "veteran", new = 1 } },
      artifacts = { { "magnificent_rose", new = 1 } }, buildings = { { "academy", level = 1 } },
    },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "shadow.whom", options = { "veteran" } })
    t:answer("ann", "veteran")
    t:expect_asked("ann", { prompt = "academy.whom", options = { "shadow", "veteran" } })
    t:answer("ann", "done")
    t:expect("ann", { artifacts = { { "magnificent_rose", age = 0 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Abilities without a target need no question of order" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends" },
  rules = { "C-150" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { { "herbalist", new = 1 }, { "sorcerers_apprentice", new = 1 }, { "djinn", new = 1 }, { "titan", new = 1 } },
      buildings = { { "town", level = 2 } }, unbuilt = {},
    },
    bob = {
      kingdom = { { "herbalist", new = 1 }, { "sorcerers_apprentice", new = 1 }, { "knight", age = 1 } },
    },
  },
  run = function(t)
    t:expect_not_asked("ann")
    t:expect_asked("bob", { prompt = "order_effects", options = { "herbalist", "sorcerers_apprentice" } })
    t:answer("bob", "herbalist")
    t:answer("bob", "knight") -- nothing is left to be moved
    t:expect_asked("bob", { prompt = "construct" })
  end,
}

scenario "A Titan placed with a Djinn can build what the Djinn turns" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates", "chronicles-forge-of-legends" },
  rules = { "C-41", "C-117", "C-150" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { { "djinn", new = 1 }, { "titan", new = 1 } }, buildings = { { "town", level = 2 } }, unbuilt = { "mine" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "order_effects", options = { "djinn", "titan" } })
    t:answer("ann", "titan")
    t:answer("ann", "mine")
    t:answer("ann", "mine")
    t:expect("ann", { buildings = { { "town", level = 2 }, { "mine", level = 2 } } })
  end,
}
