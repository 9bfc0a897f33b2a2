-- Archer.

scenario "Archer fights from the back row" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-44", "C-79" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "archer" } },
    bob = { kingdom = { [3] = "knight" } },
  },
  run = function(t)
    t:expect("ann", { points = 6 })
    t:expect("bob", { points = 0 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
