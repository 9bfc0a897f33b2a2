-- Cave Spirit.

scenario "Cave Spirit comes with an age token and produces a crystal" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "cave_spirit", new = 1 }, [2] = "cave_spirit" } },
  },
  run = function(t)
    t:expect("ann", { kingdom = { [1] = { { "cave_spirit", age = 1 } }, [2] = { { "cave_spirit", age = 0 } } } })
    assert(t:value(t:card("ann", "kingdom", 1), "crystal") == 1)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
