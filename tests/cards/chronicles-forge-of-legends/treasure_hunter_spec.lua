-- Treasure Hunter.

scenario "Treasure Hunter is stronger with each artifact" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-45" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { "treasure_hunter" } },
    bob = { kingdom = { "treasure_hunter" }, artifacts = { "crystal_orb", "horn_of_plenty", "woodsmans_axe" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 2)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 5)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
