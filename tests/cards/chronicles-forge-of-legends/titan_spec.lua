-- Titan.

scenario "Titan puts an unbuilt building into the kingdom without land or resources, and building remains possible" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-117", "C-150", "CX-21" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { { "titan", new = 1 } }, gold = 0,
      buildings = { { "tavern", level = 1 }, { "temple", level = 1 } }, unbuilt = { "mine", "town" },
    },
    bob = { kingdom = { { "titan", new = 1 } }, unbuilt = { "mine" } },
    cat = { kingdom = { { "titan", new = 1 } }, buildings = { { "mine", level = 1 } } },
  },
  run = function(t)
    t:refused("ann", "tavern", "bad_target")
    t:expect_asked("ann", { prompt = "titan.build", options = { "mine", "town" }, min = 0, max = 1 })
    t:expect_not_asked("cat")
    t:answer("ann", "mine")
    t:answer("bob", {})
    t:expect("ann", { buildings = { { "tavern", level = 1 }, { "temple", level = 1 }, { "mine", level = 1 } }, unbuilt = { "town" } })
    t:expect("ann", { gold = 4 }) -- the income alone: 2, and 2 of the temple
    t:expect("bob", { buildings = {}, unbuilt = { "mine" } })
    t:upgrade("ann", "temple")
    t:answer("bob", "pass")
    t:answer("cat", "pass")
    t:expect("ann", { gold = 1, buildings = { { "tavern", level = 1 }, { "temple", level = 2 }, { "mine", level = 1 } } })
  end,
}
