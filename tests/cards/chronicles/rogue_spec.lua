-- Rogue.

scenario "Rogue takes gold for each war won" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-49" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "knight", [3] = "rogue" }, gold = 0 },
    bob = { kingdom = { [3] = "rogue" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 6, gold = 4 })
    t:expect("bob", { points = 0, gold = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
