-- Strategist.

scenario "Strategist counts every token of the kingdom and fights from the back" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-44", "C-45" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = { "knight", age = 1 }, [3] = { "strategist", age = 2 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 2), "strength") == 4)
    assert(t:value("ann", "kingdom_strength") == 8)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
