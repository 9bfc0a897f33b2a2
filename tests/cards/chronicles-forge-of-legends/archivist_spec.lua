-- Archivist.

scenario "Archivist scores artifacts, three at most, whatever the wars bring" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-50" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = { kingdom = { [3] = "archivist" }, artifacts = { "crystal_orb", "horn_of_plenty", "woodsmans_axe", "cursed_crown" } },
    bob = { kingdom = { [1] = "knight", [3] = "archivist" }, artifacts = { "crystal_orb" } },
  },
  run = function(t)
    t:expect("ann", { points = 3 })
    t:expect("bob", { points = 6 + 1 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
