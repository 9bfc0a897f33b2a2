-- Gate Guardian.

scenario "Gate Guardian comes with an age token and dies in its first round" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-66" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "gate_guardian", new = 1 }, [3] = "gate_guardian" } },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "gate_guardian", age = 1 }, { "gate_guardian", age = 0 } } })
    assert(t:value("ann", "kingdom_strength") == 6)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
    t:expect("ann", { kingdom = { [3] = { { "gate_guardian", age = 1 } }, [5] = {} } })
  end,
}
