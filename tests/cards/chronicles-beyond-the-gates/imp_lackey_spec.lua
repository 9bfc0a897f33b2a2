-- Imp Lackey.

scenario "Imp Lackey gives gold when placed, which pays for others" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-36", "C-112" },
  given = {
    phase = "deploy", step = "pay", round = 4,
    ann = { kingdom = { [1] = { "imp_lackey", new = 1 }, [2] = { "commander", new = 1 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 2, kingdom = { "imp_lackey", "commander" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Imp Lackey costs 2 points when it dies, in one sum with what others bring" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-70" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { points = 1, kingdom = { [1] = { "imp_lackey", age = 1 }, [2] = { "sculptor", age = 1 }, [3] = "imp_lackey" } },
    bob = { points = 1, kingdom = { [1] = { "imp_lackey", age = 1 } } },
  },
  run = function(t)
    t:expect("ann", { points = 2 })
    t:expect("bob", { points = 0 })
    t:expect_finished {}
  end,
}
