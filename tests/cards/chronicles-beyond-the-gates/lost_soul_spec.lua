-- Lost Soul.

scenario "Lost Soul scores when it dies" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = { "lost_soul", age = 1 }, [2] = "lost_soul" } },
  },
  run = function(t)
    t:expect("ann", { points = 7, kingdom = { { "lost_soul", age = 1 } } })
    t:expect_finished {}
  end,
}

scenario "A dismissed Lost Soul does not die" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-33" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { kingdom = { [3] = { "lost_soul", age = 1 } } },
    bob = { kingdom = { [1] = "knight" } },
  },
  run = function(t)
    t:dismiss("ann", "lost_soul")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:answer("ann", "pass")
    t:answer("bob", "pass")
    t:expect("ann", { points = 0, kingdom = {} })
  end,
}
