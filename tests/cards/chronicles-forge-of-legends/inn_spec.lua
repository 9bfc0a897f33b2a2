-- Inn.

scenario "Inn earns for characters in the bottom row and at level 2 scores them in war" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-9", "C-50", "C-52" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "farmer", [3] = "miner", [4] = "miner" }, buildings = { { "inn", level = 2 } }, gold = 0 },
    bob = { kingdom = { [1] = "knight", [4] = "miner", [5] = "miner" }, buildings = { { "inn", level = 1 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 2, gold = 4 })
    t:expect("bob", { points = 6, gold = 3 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
