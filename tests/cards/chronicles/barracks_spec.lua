-- Barracks.

scenario "Barracks add wood to the strength and at level 2 score strong characters in either row" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-44", "C-126" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "knight", [2] = "woodcutter", [3] = "commander", [4] = { "militiaman", age = 1 } }, buildings = { { "barracks", level = 2 } } },
    bob = { kingdom = { [1] = "forest_spirit" }, buildings = { { "barracks", level = 1 } } },
  },
  run = function(t)
    assert(t:value("ann", "kingdom_strength") == 7)
    assert(t:value("bob", "kingdom_strength") == 6)
    t:expect("ann", { points = 7 })
    t:expect("bob", { points = 0 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
