-- Noble.

scenario "Noble scores the gold left after paying and after what others of this phase gave" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-39", "C-41" },
  given = {
    phase = "deploy", step = "pay", round = 4,
    ann = { gold = 7, kingdom = { [3] = { "noble", new = 1 }, [4] = { "grand_intendant", new = 1 } } },
    bob = { gold = 2, kingdom = { [1] = { "noble", new = 1 }, [3] = "noble" } },
  },
  run = function(t)
    t:expect("ann", { points = 5, gold = 7 }) -- 7 - 2 - 2 + 2, then the income
    t:expect("bob", { points = 6 })           -- nothing left; the two wars
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Noble scores 10 points at most" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { gold = 14, kingdom = { [3] = { "noble", new = 1 } } },
    bob = { kingdom = { [1] = "knight" } },
  },
  run = function(t)
    t:expect("ann", { points = 10, gold = 16 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
