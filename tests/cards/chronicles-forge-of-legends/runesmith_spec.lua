-- Runesmith.

scenario "Runesmith earns for artifacts, two at most" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-52" },
  given = {
    phase = "income", step = "earn", round = 4,
    ann = { kingdom = { [3] = "runesmith" }, artifacts = { "crystal_orb" }, gold = 0 },
    bob = { kingdom = { [3] = "runesmith" }, artifacts = { "crystal_orb", "horn_of_plenty", "woodsmans_axe" }, gold = 0 },
    cat = { kingdom = { [3] = "runesmith" }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 3 })
    t:expect("bob", { gold = 4 })
    t:expect("cat", { gold = 2 })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}
