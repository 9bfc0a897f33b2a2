-- Landlord.

scenario "Landlord makes land free" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-56" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "landlord" }, buildings = { { "tavern", level = 1 }, { "mine", level = 1 } }, unbuilt = { "town" }, gold = 0 },
  },
  run = function(t)
    t:build("ann", "town")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = 3 })
  end,
}
