-- Monkey.

scenario "Monkey gives gold when placed, which pays for others, and again when it dies" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-36", "C-112", "CX-18" },
  given = {
    phase = "deploy", step = "pay", round = 4,
    ann = { kingdom = { [1] = { "monkey", new = 1, age = 1 }, [2] = { "commander", new = 1 } }, gold = 1 },
  },
  run = function(t)
    t:expect("ann", { gold = 2, kingdom = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 3, kingdom = { { "commander", age = 1 } } })
  end,
}
