-- Master Alchemist.

scenario "Master Alchemist puts all tokens on one character in every deployment" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-125" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = "master_alchemist", [3] = "farmer", [4] = "treefolk" } },
    bob = { kingdom = { [1] = "master_alchemist" } },
  },
  run = function(t)
    t:expect_not_asked("bob")
    t:expect_asked("ann", {
      prompt = "master_alchemist.whom", options = { "master_alchemist", "farmer", "treefolk" }, inside = { "master_alchemist" },
      numbers = { count = 2 },
    })
    t:answer("ann", "farmer")
    t:expect("ann", { kingdom = { [1] = { { "master_alchemist", age = 0 } }, [3] = { { "farmer", age = 2 } }, [4] = { { "treefolk", age = 0 } } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Master Alchemist scores crystals for each war and earns by wood" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-80" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "knight", [2] = "miner", [3] = "master_alchemist", [4] = "forest_spirit" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 8, gold = 5 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
