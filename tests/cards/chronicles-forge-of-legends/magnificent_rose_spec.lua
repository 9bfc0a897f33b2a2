-- Magnificent Rose.

scenario "Magnificent Rose scores once if anybody of the kingdom dies" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-68", "C-100" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { artifacts = { "magnificent_rose" }, kingdom = { { "knight", age = 1 }, { "miner", age = 2 } } },
    bob = { artifacts = { "magnificent_rose" }, kingdom = { "knight", { "phoenix", age = 1 } } },
  },
  run = function(t)
    t:expect("ann", { points = 1, kingdom = {} })
    t:expect("bob", { points = 0, kingdom = 2 })
    t:expect_finished { ranks = { ann = { 3, 3 }, bob = { 2, 3 } } }
  end,
}
