-- Hunter.

scenario "Hunter produces food only in the front row" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "hunter", [3] = "hunter", [5] = "hunter" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "food") == 1)
    assert(t:value(t:card("ann", "kingdom", 2), "food") == 0)
    assert(t:value(t:card("ann", "kingdom", 3), "food") == 1)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
