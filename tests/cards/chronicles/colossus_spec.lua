-- Colossus.

scenario "Colossus is strong with an age token and scores for each war won" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-49", "C-80" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = { "colossus", age = 1 } } },
    bob = { kingdom = { [1] = "colossus" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "strength") == 7)
    assert(t:value(t:card("bob", "kingdom", 1), "strength") == 1)
    t:expect("ann", { points = 8 })
    t:expect("bob", { points = 0 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
