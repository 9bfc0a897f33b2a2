-- Grand Architect.

scenario "Grand Architect pays gold in place of any resource" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-62", "C-108" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "grand_architect", [2] = "woodcutter" }, unbuilt = { "tavern", "mine" }, gold = 2 },
  },
  run = function(t)
    t:build_at_2("ann", "tavern")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "tavern", level = 2 } }, unbuilt = { "mine" } })
  end,
}

scenario "Grand Architect does not pay with gold that is not there" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-62", "C-152" },
  given = {
    phase = "construction", step = "construct", round = 4,
    ann = { kingdom = { [1] = "grand_architect", [2] = "woodcutter" }, unbuilt = { "tavern" }, gold = 1 },
  },
  run = function(t)
    t:refused("ann", { group = "build_at_2", "tavern" }, "cannot_build")
    t:build("ann", "tavern")
    t:answer("bob", "pass")
    t:expect("ann", { gold = 0, buildings = { { "tavern", level = 1 } } })
  end,
}
