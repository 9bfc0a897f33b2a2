-- Dragon.

scenario "Dragon wakes while the kingdom produces a crystal" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-45" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "dragon", [3] = "miner" } },
    bob = { kingdom = { [1] = "dragon" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 7)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 0)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
