-- Phoenix.

scenario "Phoenix dies only with two tokens" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-68" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { { "phoenix", age = 1 } } },
    bob = { kingdom = { { "phoenix", age = 2 } } },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "phoenix", age = 2 } } })
    t:expect("bob", { kingdom = {} })
    t:expect_finished {}
  end,
}
