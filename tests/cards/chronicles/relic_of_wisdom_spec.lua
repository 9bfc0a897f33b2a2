-- Relic of Wisdom.

scenario "Relic of Wisdom never dies, keeps aging and scores its tokens at the end" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-72", "C-127" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = { "relic_of_wisdom", age = 3 } }, points = 1, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { kingdom = { { "relic_of_wisdom", age = 4 } }, points = 1 })
    t:expect_finished { winners = { "ann" }, ranks = { ann = { 9, 0 }, bob = { 0, 3 } } }
  end,
}

scenario "The age tokens of a Relic of Wisdom are worth points on this card alone" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-72" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { kingdom = { { "relic_of_wisdom", age = 3 }, "knight" }, buildings = { { "town", level = 1 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "kingdom", 1), "worth") == 6)
    assert(t:value(t:card("ann", "kingdom", 2), "worth") == 0)
    assert(t:value(t:card("ann", "buildings", 1), "worth") == 1)
    assert(t:ranks("ann")[1] == 7)
  end,
}
