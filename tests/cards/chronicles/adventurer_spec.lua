-- Adventurer.

scenario "Adventurer produces a crystal for each of its age tokens" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-11" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "adventurer", [3] = { "adventurer", age = 2 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "crystal") == 0)
    assert(t:value(t:card("ann", "kingdom", 2), "crystal") == 2)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
