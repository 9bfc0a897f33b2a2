-- Grand Architect.

scenario "Grand Architect pays gold in place of any resource" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-62", "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "grand_architect", [2] = "woodcutter" }, unbuilt = { "tavern", "mine" }, gold = 2 },
  },
  run = function(t)
    t:build_at_2("ann", "tavern")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "tavern", level = 2 } }, unbuilt = { "mine" } })
  end,
}

scenario "Grand Architect does not pay with gold that is not there" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-62", "C-152" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "grand_architect", [2] = "woodcutter" }, unbuilt = { "tavern" }, gold = 1 },
  },
  run = function(t)
    t:refused("ann", { group = "build_at_2", "tavern" }, "cannot_build")
    t:build("ann", "tavern")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "tavern", level = 1 } } })
  end,
}

scenario "Grand Architect may pay gold for a resource that is there" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "grand_architect", [2] = "woodcutter", [3] = "farmer" }, unbuilt = { "tavern" }, gold = 2 },
  },
  run = function(t)
    t:build_at_2("ann", "tavern")
    t:expect_asked("ann", { prompt = "construct.pay", about = "tavern", options = { 1, 2 } })
    t:answer("ann", 2)
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "tavern", level = 2 } } })
  end,
}

scenario "Where land alone is to be paid nobody is asked how" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-56", "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "farmer" }, buildings = { { "mine", level = 1 } }, unbuilt = { "tavern" }, gold = 5 },
  },
  run = function(t)
    t:build("ann", "tavern")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 3, buildings = { { "mine", level = 1 }, { "tavern", level = 1 } } })
  end,
}
