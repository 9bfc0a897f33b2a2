-- Market.

scenario "Market earns for each other building" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-52" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { buildings = { { "market", level = 1 }, { "mine", level = 2 }, { "tavern", level = 1 } }, unbuilt = { "town" }, gold = 0 },
    bob = { buildings = { { "market", level = 1 } }, unbuilt = { "town" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 4 })
    t:expect("bob", { gold = 2 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Market at level 2 scores the treasury at the end, every 3 gold" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-72" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { buildings = { { "market", level = 2 } }, gold = 8 },
    bob = { buildings = { { "market", level = 1 } }, gold = 8 },
  },
  run = function(t)
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 5, 8 }, bob = { 1, 8 } } }
  end,
}
