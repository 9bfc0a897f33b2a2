-- War Drummer.

scenario "War Drummer strengthens the others in the top row, from either row" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-44", "C-45" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "knight", [2] = "war_drummer", [3] = "archer", [5] = "rogue" }, artifacts = { "crystal_orb" } },
    bob = { kingdom = { [1] = "knight", [2] = { "leviathan", age = 1 }, [3] = "war_drummer", [4] = "war_drummer" }, hand = { "knight" } },
  },
  run = function(t)
    assert(t:value("ann", "kingdom_strength") == 5 + 1 + 2 + 4)
    assert(t:value("bob", "kingdom_strength") == 6 + 0)
    assert(t:value(t:card("bob", "kingdom", 2), "strength") == 0, "who cannot fight cannot be strengthened")
    assert(t:value(t:card("bob", "kingdom", 3), "strength") == 1)
    assert(t:value(t:card("bob", "hand", 1), "strength") == 4)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
