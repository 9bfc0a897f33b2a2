-- Court Jester.

scenario "Court Jester brings an artifact for nothing, however many are owned" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-115", "C-116", "CX-20" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 1, hand = { "court_jester", "crystal_orb" }, artifacts = { "banner_of_glory", "horn_of_plenty", "woodsmans_axe" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.3")
    t:expect_asked("ann", { prompt = "plan.with", about = "court_jester", options = { "crystal_orb" }, min = 0, max = 1 })
    t:answer("ann", "crystal_orb")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { gold = 2, kingdom = { [3] = { "court_jester" } }, promised = {} }) -- 1 - 1, and an income of 2
    t:expect("ann", { artifacts = { "banner_of_glory", "horn_of_plenty", "woodsmans_axe", "crystal_orb" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "The artifact of a Court Jester does not make others of the same phase dearer, and works in this phase" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-40", "C-95", "C-116" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 2, hand = { "court_jester", "hourglass_of_ages", "cursed_crown" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.1")
    t:answer("ann", "hourglass_of_ages")
    t:place("ann", "cursed_crown")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect_asked("ann", { prompt = "hourglass_of_ages.whom" })
    t:answer("ann", "court_jester")
    t:expect("ann", { gold = 1, artifacts = { "hourglass_of_ages", "cursed_crown" } }) -- 2 - 1 - 1, and an income of 2 - 1
    t:expect("ann", { kingdom = { { "court_jester", age = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "The artifact moves and comes back with its Court Jester while the plan is made, and nobody else sees it" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-12", "C-31", "C-116" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 1, hand = { "court_jester", "crystal_orb" }, kingdom = { [1] = "knight" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.2")
    t:answer("ann", "crystal_orb")
    t:expect_view("bob", { ann = { hand = 2, promised = {}, artifacts = {}, kingdom = { "knight" } } })
    t:retrieve("ann", "court_jester")
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.3")
    t:answer("ann", "crystal_orb")
    t:retrieve("ann", "crystal_orb")
    t:retrieve("ann", "court_jester")
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.4")
    t:answer("ann", "crystal_orb")
    t:shift("ann", "knight")
    t:answer("ann", "kingdom.4")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { kingdom = { [1] = { "court_jester" }, [4] = { "knight" } }, artifacts = { "crystal_orb" }, hand = {} })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A planned Court Jester brings what the plan names, not what is still in hand" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-116" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 1, hand = { "court_jester", "crystal_orb" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "kingdom.1")
    t:answer("ann", {})
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect_asked("ann", { prompt = "save", options = { "crystal_orb" } })
    t:answer("ann", {})
    t:expect("ann", { artifacts = {} })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Without a paid Court Jester its artifact is paid like others, or discarded" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-98", "C-116", "C-148" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 2, hand = { "court_jester", "crystal_orb", "miner", "miner" } },
    bob = { gold = 1, hand = { "court_jester", "crystal_orb", "miner" } },
  },
  run = function(t)
    t:place("ann", "miner")
    t:answer("ann", "kingdom.3")
    t:place("ann", "miner")
    t:answer("ann", "kingdom.4")
    for _, seat in ipairs { "ann", "bob" } do
      t:place(seat, "court_jester")
      t:answer(seat, "kingdom.1")
      t:answer(seat, "crystal_orb")
    end
    t:place("bob", "miner")
    t:answer("bob", "kingdom.2")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect_view("bob", { ann = { promised = { "crystal_orb" } } })
    -- With 1 gold left the Jester could still be paid, and then the artifact would be free.
    t:refused("ann", "crystal_orb", "bad_payment")
    t:answer("ann", "miner")
    t:expect_asked("ann", { prompt = "pay", options = { "miner", "court_jester", "crystal_orb" } })
    t:answer("ann", "crystal_orb")
    t:answer("bob", "miner")
    t:expect("ann", { kingdom = { [3] = { "miner" }, [4] = {} }, artifacts = { "crystal_orb" }, gold = 2 })
    t:expect("bob", { kingdom = { [2] = { "miner" }, [4] = {} }, artifacts = {}, promised = {}, gold = 2 })
    t:expect("game", { discard_pile = { "miner", "court_jester", "court_jester", "crystal_orb" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Court Jester that a Shapeshifter finds brings an artifact that is still in hand" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-107", "C-115", "C-116" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { { "shapeshifter", new = 1, paid = 1 } }, hand = { "crystal_orb", "woodsmans_axe" }, artifacts = { "cursed_crown" }, gold = 0 },
    game = { deck = { "horn_of_plenty", "court_jester", "knight" }, discard_pile = {} },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "court_jester.bring", options = { "crystal_orb", "woodsmans_axe" }, min = 0 })
    t:answer("ann", "crystal_orb")
    t:answer("ann", "woodsmans_axe")
    assert(t:value(t:card("ann", "saved", 1), "cost") == 3, "what came for nothing counts for later artifacts")
    t:expect("ann", { kingdom = { { "court_jester", age = 1 } }, artifacts = { "crystal_orb", "cursed_crown" }, gold = 1 })
    t:expect("game", { deck = { "knight" }, discard_pile = { "horn_of_plenty", "shapeshifter" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Court Jester on the fifth slot brings its artifact too" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-63", "C-116" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = {
      gold = 1, hand = { "court_jester", "crystal_orb" }, kingdom = { "knight", "knight", "miner", "miner" }, buildings = { { "town", level = 2 } },
    },
    bob = {},
  },
  run = function(t)
    t:place("ann", "court_jester")
    t:answer("ann", "crystal_orb")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { kingdom = { [5] = { "court_jester" } }, artifacts = { "crystal_orb" }, gold = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Court Jester that a Shapeshifter finds brings no character" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-115", "C-116" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { { "shapeshifter", new = 1, paid = 1 } }, hand = { "crystal_orb", "knight" } },
    game = { deck = { "court_jester" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "court_jester.bring", options = { "crystal_orb" } })
    t:answer("ann", {})
    t:answer("ann", {})
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
