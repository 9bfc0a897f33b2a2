-- Manticore.

scenario "Manticore gains strength for each food" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-45" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "manticore", [3] = "farmer", [4] = "treefolk" } },
    bob = { kingdom = { [1] = "manticore" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 6)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 2)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
