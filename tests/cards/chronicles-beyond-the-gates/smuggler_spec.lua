-- Smuggler.

scenario "Smuggler earns 2 gold where food is produced, however much" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-52" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { kingdom = { [1] = "smuggler", [2] = "farmer", [3] = "farmer" }, gold = 0 },
    bob = { kingdom = { [3] = "smuggler", [1] = "woodcutter" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 4 })
    t:expect("bob", { gold = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
