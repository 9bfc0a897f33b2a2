-- Relic of War.

scenario "Relic of War never dies and grows with its tokens" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-45", "C-127" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = { "relic_of_war", age = 2 } } },
    bob = { kingdom = { [1] = "knight" } },
  },
  run = function(t)
    assert(t:value("ann", "kingdom_strength") == 4)
    t:expect("ann", { points = 3 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
    t:expect("ann", { kingdom = { { "relic_of_war", age = 3 } } })
  end,
}
