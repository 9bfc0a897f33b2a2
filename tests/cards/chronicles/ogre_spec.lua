-- Ogre.

scenario "Ogre is as strong as the coming income" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-109", "CX-15" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "ogre" } },
    bob = { kingdom = { [1] = "ogre", [3] = "blacksmith" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 4)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 5)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
