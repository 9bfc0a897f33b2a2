-- Tavern.

scenario "Tavern earns for food and at level 2 scores it in war" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-50", "C-52" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "farmer", [4] = "treefolk" }, buildings = { { "tavern", level = 2 } }, gold = 0 },
    bob = { kingdom = { [1] = "treefolk" }, buildings = { { "tavern", level = 1 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 2, gold = 4 })
    t:expect("bob", { points = 6, gold = 3 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
