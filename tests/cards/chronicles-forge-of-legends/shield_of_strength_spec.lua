-- Shield of Strength.

scenario "Shield of Strength makes the kingdom stronger by 2" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-44", "C-100", "CX-12" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { "commander", [3] = "woodcutter" }, buildings = { { "barracks", level = 1 } }, artifacts = { "shield_of_strength" } },
    bob = { kingdom = { "commander", [3] = "woodcutter" }, buildings = { { "barracks", level = 1 } } },
  },
  run = function(t)
    assert(t:value("ann", "kingdom_strength") == 4 + 1 + 2)
    assert(t:value("bob", "kingdom_strength") == 4 + 1)
    t:expect("ann", { points = 3 + 1 })
    t:expect("bob", { points = 0 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
