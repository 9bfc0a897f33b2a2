-- Royal Palace.

scenario "Royal Palace earns for artifacts, three at most, and at level 2 scores a victory once" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-9", "C-52" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = {
      kingdom = { [1] = "knight" }, buildings = { { "royal_palace", level = 2 } }, gold = 0,
      artifacts = { "crystal_orb", "horn_of_plenty", "woodsmans_axe", "magnificent_rose" },
    },
    bob = { kingdom = { [1] = "cave_spirit" }, buildings = { { "royal_palace", level = 1 } }, artifacts = { "crystal_orb" }, gold = 0 },
    cat = { buildings = { { "royal_palace", level = 2 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { points = 6 + 2, gold = 5 })
    t:expect("bob", { points = 6, gold = 3 })
    t:expect("cat", { points = 0, gold = 2 })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
    t:expect_finished { ranks = { ann = { 8 + 5 + 5, 5 }, bob = { 6 + 2 + 1, 3 }, cat = { 5, 2 } } }
  end,
}
