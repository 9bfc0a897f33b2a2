-- Bottomless Purse.

scenario "Bottomless Purse yields a gold in every income phase" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-52", "C-100" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { artifacts = { "bottomless_purse", "bottomless_purse" }, gold = 0 },
    bob = { hand = { "bottomless_purse" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 4 })
    t:expect("bob", { gold = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
