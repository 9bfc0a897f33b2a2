-- Banner of Glory.

scenario "Banner of Glory scores once if any war is won" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-100" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { artifacts = { "banner_of_glory" }, kingdom = { "knight" } },
    bob = { artifacts = { "banner_of_glory" }, kingdom = { "farmer" } },
  },
  run = function(t)
    t:expect("ann", { wars_won = 2, points = 6 + 1 })
    t:expect("bob", { wars_won = 0, points = 0 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
