-- Cook.

scenario "Cook earns for each food the kingdom produces" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-52" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { kingdom = { [1] = "hunter", [3] = "cook", [4] = "farmer" }, gold = 0 },
    bob = { kingdom = { [1] = "cook" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 4 })
    t:expect("bob", { gold = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
