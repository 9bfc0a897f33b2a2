-- Commander.

scenario "Commander scores for each war won, from either row" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-49" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [1] = "knight", [3] = "commander" } },
    bob = { kingdom = { [1] = "knight", [2] = "commander" } },
  },
  run = function(t)
    t:expect("ann", { points = 0 })
    t:expect("bob", { points = 8 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
