-- Cerberus.

scenario "Cerberus is stronger while the kingdom produces food" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-45" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "cerberus", [3] = "farmer" } },
    bob = { kingdom = { [1] = "cerberus" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 3)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 2)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
