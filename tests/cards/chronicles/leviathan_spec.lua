-- Leviathan.

scenario "Leviathan fights by the food, and with a token produces food instead" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-45" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "leviathan", [3] = "farmer", [4] = "farmer" } },
    bob = { kingdom = { [1] = { "leviathan", age = 1 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 8)
    assert(t:value(t:card("ann", "kingdom", 1), "food") == 0)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 0)
    assert(t:value(t:card("bob", "kingdom", 1), "food") == 2)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
