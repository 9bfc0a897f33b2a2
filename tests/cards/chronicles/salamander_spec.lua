-- Salamander.

scenario "Salamander gains strength with age and dies only with two tokens" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-45", "C-68" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = { "salamander", age = 1 }, [2] = { "salamander", age = 2 } } },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "salamander", age = 2 } } })
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 6)
    t:expect_finished {}
  end,
}
