-- Sculptor.

scenario "Sculptor scores when it dies" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = { "sculptor", age = 1 }, [2] = "sculptor" } },
  },
  run = function(t)
    t:expect("ann", { points = 3, kingdom = { { "sculptor", age = 1 } } })
    t:expect_finished {}
  end,
}
