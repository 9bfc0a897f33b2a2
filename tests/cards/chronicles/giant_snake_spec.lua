-- Giant Snake.

scenario "Giant Snake with a token no longer fights but earns" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { kingdom = { [1] = { "giant_snake", age = 1 } }, gold = 0 },
    bob = { kingdom = { [1] = "giant_snake" }, gold = 0 },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 0)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 4)
    t:expect("ann", { gold = 5 })
    t:expect("bob", { gold = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
