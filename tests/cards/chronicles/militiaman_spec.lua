-- Militiaman.

scenario "Militiaman gains strength with age" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-45" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = { "militiaman", age = 2 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 4)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
