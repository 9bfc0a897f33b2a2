-- Cursed Crown.

scenario "Cursed Crown lowers the income, which never falls below 0, and an Ogre stays at 4" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-53", "C-109" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { artifacts = { "cursed_crown" }, kingdom = { "ogre" }, gold = 0 },
    bob = { artifacts = { "cursed_crown", "cursed_crown", "cursed_crown" }, kingdom = { "ogre" }, gold = 1 },
  },
  run = function(t)
    t:expect("ann", { gold = 1 })
    t:expect("bob", { gold = 1 })
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 4)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 4)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
