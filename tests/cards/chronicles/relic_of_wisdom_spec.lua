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
