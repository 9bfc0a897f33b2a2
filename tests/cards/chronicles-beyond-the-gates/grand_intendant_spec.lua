-- Grand Intendant.

scenario "Grand Intendant gives gold when placed, too late to pay for another character" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-38" },
  given = {
    phase = "deploy", step = "pay", round = 4,
    ann = { gold = 2, kingdom = { [1] = { "grand_intendant", new = 1 }, [2] = { "commander", new = 1 }, [3] = "grand_intendant" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "pay" })
    t:answer("ann", "grand_intendant")
    t:expect("ann", { kingdom = { "grand_intendant", "grand_intendant" }, gold = 4 }) -- 0 + 2 once, and the income
    assert(t:value(t:card("ann", "kingdom", 1), "food") == 1)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
