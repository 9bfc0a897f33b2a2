-- Wood Merchant.

scenario "Wood Merchant pays gold in place of wood only" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-62" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "wood_merchant" }, unbuilt = { "tavern", "town" }, gold = 3 },
  },
  run = function(t)
    t:refused("ann", { group = "build", "tavern" }, "cannot_build")
    t:build_at_2("ann", "town")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "town", level = 2 } } })
  end,
}
