-- Town.

scenario "Town produces wood and food, at level 2 a crystal as well" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-9" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { buildings = { { "town", level = 1 } } },
    bob = { buildings = { { "town", level = 2 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "buildings", 1), "wood") == 1)
    assert(t:value(t:card("ann", "buildings", 1), "food") == 1)
    assert(t:value(t:card("ann", "buildings", 1), "crystal") == 0)
    assert(t:value(t:card("bob", "buildings", 1), "wood") == 1)
    assert(t:value(t:card("bob", "buildings", 1), "food") == 1)
    assert(t:value(t:card("bob", "buildings", 1), "crystal") == 1)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Town at level 1 with three wood is upgraded without gold" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-59", "CX-8" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "forest_spirit" }, buildings = { { "town", level = 1 } }, gold = 0 },
  },
  run = function(t)
    t:upgrade("ann", "town")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "town", level = 2 } } })
  end,
}
