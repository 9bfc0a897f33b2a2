-- Dryad.

scenario "Dryad's wood serves as food or crystal, as often as there is wood" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "dryad", [3] = "forest_spirit" }, unbuilt = { "abbey", "market" }, gold = 0 },
    bob = { kingdom = { "forest_spirit" }, unbuilt = { "abbey" }, gold = 0 },
  },
  run = function(t)
    t:build_at_2("ann", "abbey") -- 1 food, then 1 wood and 1 crystal: all of it wood
    t:refused("bob", { group = "build", "abbey" }, "cannot_build")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "abbey", level = 2 } } })
  end,
}

scenario "One wood of a Dryad covers one requirement only" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-60", "C-108", "C-152" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "dryad", "woodcutter" }, unbuilt = { "abbey" }, gold = 9 },
  },
  run = function(t)
    t:refused("ann", { group = "build_at_2", "abbey" }, "cannot_build")
    t:build("ann", "abbey")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 9, buildings = { { "abbey", level = 1 } } })
  end,
}

scenario "Other resources do not serve as wood" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "dryad", [3] = "farmer", [4] = "miner" }, unbuilt = { "town" }, gold = 9 },
  },
  run = function(t)
    t:refused("ann", { group = "build_at_2", "town" }, "cannot_build")
    t:build("ann", "town")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 9 })
  end,
}

scenario "With a Wood Merchant the wood goes where gold cannot" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-62", "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "dryad", "wood_merchant" }, buildings = { { "tavern", level = 1 } }, gold = 1 },
    bob = { kingdom = { "dryad", "wood_merchant" }, buildings = { { "tavern", level = 1 } }, gold = 0 },
  },
  run = function(t)
    t:upgrade("ann", "tavern") -- the wood as food, 1 gold as wood
    t:refused("bob", { group = "upgrade", "tavern" }, "cannot_build")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "tavern", level = 2 } } })
  end,
}
