-- Sawmill.

scenario "Sawmill produces a wood and at level 2 scores all wood in war" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-9", "C-50" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "forester" }, artifacts = { "woodsmans_axe" }, buildings = { { "sawmill", level = 2 } } },
    bob = { kingdom = { [1] = "knight", [3] = "forester" }, buildings = { { "sawmill", level = 1 } }, unbuilt = { "town" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 3 })
    t:expect("bob", { points = 6 })
    t:answer("ann", "pass")
    t:refused("bob", { group = "upgrade", "sawmill" }, "cannot_build") -- no crystal
    t:build("bob", "town")
    t:expect("bob", { gold = 0 })
  end,
}

scenario "The wood of a Sawmill counts for its own second level, not for its first" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-61" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [3] = "stonecutter" }, buildings = { { "sawmill", level = 1 } } },
    bob = { kingdom = { [3] = "stonecutter" }, unbuilt = { "sawmill" } },
  },
  run = function(t)
    t:upgrade("ann", "sawmill")
    t:refused("bob", { group = "build", "sawmill" }, "cannot_build")
    t:answer("bob", "pass")
    t:expect("ann", { buildings = { { "sawmill", level = 2 } } })
  end,
}
