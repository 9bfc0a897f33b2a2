-- Demon.

scenario "Demon comes with an age token" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "demon", new = 1 } } },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "demon", age = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Demon costs points if it dies with exactly one token, and never more than there are" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-70", "C-123", "CX-35" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = { "demon", age = 1 } }, points = 5 },
    bob = { kingdom = { [1] = { "demon", age = 2 } }, points = 5 },
    cat = { kingdom = { [1] = { "demon", age = 1 } }, points = 1 },
  },
  run = function(t)
    t:expect("ann", { points = 2, kingdom = {} })
    t:expect("bob", { points = 5, kingdom = {} })
    t:expect("cat", { points = 0 })
    t:expect_finished { winners = { "bob" } }
  end,
}
