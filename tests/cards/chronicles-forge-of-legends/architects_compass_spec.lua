-- Architect's Compass.

scenario "Architect's Compass makes land free" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-56", "C-100" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "woodcutter" }, artifacts = { "architects_compass" }, buildings = { { "tavern", level = 1 } }, unbuilt = { "mine" }, gold = 0 },
    bob = { kingdom = { "woodcutter" }, buildings = { { "tavern", level = 1 } }, unbuilt = { "mine" }, gold = 0 },
  },
  run = function(t)
    t:refused("bob", { group = "build", "mine" }, "cannot_build")
    t:build("ann", "mine")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = 2 })
  end,
}
