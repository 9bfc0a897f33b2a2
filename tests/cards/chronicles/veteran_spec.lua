-- Veteran.

scenario "Veteran comes with an age token" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [4] = { "veteran", new = 1 } } },
    bob = { kingdom = { [1] = "veteran" } },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "veteran", age = 1 } } })
    t:expect("bob", { kingdom = { { "veteran", age = 0 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
