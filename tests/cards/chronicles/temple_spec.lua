-- Temple.

scenario "Temple earns gold and at level 2 scores in war" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-50", "CX-6" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "blacksmith" }, buildings = { { "temple", level = 2 } }, gold = 0 },
    bob = { kingdom = { [1] = "knight" }, buildings = { { "temple", level = 1 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 2, gold = 5 })
    t:expect("bob", { points = 6, gold = 4 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Temple at level 2 at once with three crystals is legal" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-120", "CX-24" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "miner", [2] = "miner", [3] = "miner" }, unbuilt = { "temple" }, gold = 0 },
  },
  run = function(t)
    t:build_at_2("ann", "temple")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "temple", level = 2 } } })
  end,
}

scenario "Temple at level 2 at once with one crystal and 3 gold is legal" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-120", "CX-24" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "miner" }, unbuilt = { "temple" }, gold = 3 },
  },
  run = function(t)
    t:build_at_2("ann", "temple")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "temple", level = 2 } } })
  end,
}

scenario "Temple at level 2 at once with two crystals and 2 gold is legal" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-120", "CX-24" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "miner", [2] = "miner" }, unbuilt = { "temple" }, gold = 2 },
  },
  run = function(t)
    t:build_at_2("ann", "temple")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "temple", level = 2 } } })
  end,
}

scenario "Temple at level 2 at once with 5 gold is legal" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-120", "CX-24" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = {  }, unbuilt = { "temple" }, gold = 5 },
  },
  run = function(t)
    t:build_at_2("ann", "temple")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "temple", level = 2 } } })
  end,
}

scenario "Temple at level 2 at once with one crystal and 2 gold is refused" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-120", "CX-24" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "miner" }, unbuilt = { "temple" }, gold = 2 },
  },
  run = function(t)
    t:refused("ann", { group = "build_at_2", "temple" }, "cannot_build")
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Whoever could pay a Temple in crystals or in gold says how, the least gold first" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-120" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "miner", [2] = "miner", [3] = "miner" }, unbuilt = { "temple" }, gold = 4 },
  },
  run = function(t)
    t:build_at_2("ann", "temple")
    -- Each level by itself: 3 crystals; 2 gold and 2 crystals; 1 crystal and 3 gold. 5 gold are not there.
    t:expect_asked("ann", { prompt = "construct.pay", about = "temple", options = { 0, 2, 3 } })
    t:refused("ann", 5, "not_offered")
    t:answer("ann", 3)
    t:answer("bob", "pass")
    t:expect("ann", { gold = 1, buildings = { { "temple", level = 2 } } })
  end,
}
