-- Mine.

scenario "Mine produces a crystal and at level 2 scores crystals in war, whoever wins" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-9", "C-50" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "miner" }, buildings = { { "mine", level = 2 } } },
    bob = { kingdom = { [1] = "knight" }, buildings = { { "mine", level = 1 } } },
  },
  run = function(t)
    t:expect("ann", { points = 4 })
    t:expect("bob", { points = 6 })
    assert(t:value(t:card("bob", "buildings", 1), "crystal") == 1)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
