-- Golem.

scenario "Golem turns every level 1 building to level 2; the fifth slot waits for the next round" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-64", "C-114", "CX-19" },
  given = {
    phase = "deploy", step = "carry_out", round = 3,
    ann = { kingdom = { [1] = { "golem", new = 1 } }, buildings = { { "town", level = 1 }, { "mine", level = 1 } }, unbuilt = { "tavern" } },
  },
  run = function(t)
    t:expect("ann", { buildings = { { "town", level = 2 }, { "mine", level = 2 } }, unbuilt = { "tavern" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
    t:pass_until { step = "plan" }
    t:set("ann", { hand = { "knight" } })
    t:place("ann", "knight")
    t:answer("ann", "kingdom.5")
    t:expect_view("bob", { ann = { kingdom = { [1] = { "golem" } } } })
    t:pass_until { step = "construct" }
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
