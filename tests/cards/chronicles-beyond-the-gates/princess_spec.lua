-- Princess.

scenario "Princess scores what the buildings show now, from either row and whoever wins" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-9", "C-50" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "princess" }, buildings = { { "town", level = 2 }, { "tavern", level = 1 } }, unbuilt = { "mine" } },
    bob = { kingdom = { [1] = "knight", [3] = "princess" } },
  },
  run = function(t)
    t:expect("ann", { points = 4 })
    t:expect("bob", { points = 6 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
