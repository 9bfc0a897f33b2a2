-- Relic of Fertility.

scenario "Relic of Fertility scores pairs of wood and food in the top row only, and never dies" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-118", "C-127", "CX-22" },
  given = {
    phase = "war", step = "fight", round = 4,
    ann = {
      kingdom = { [1] = { "relic_of_fertility", age = 2 }, [3] = "farmer" },
      artifacts = { "horn_of_plenty" }, buildings = { { "town", level = 1 }, { "sawmill", level = 1 } },
    },
    bob = {
      kingdom = { [1] = "knight", [4] = "relic_of_fertility", [3] = "farmer" },
      artifacts = { "horn_of_plenty" }, buildings = { { "town", level = 1 }, { "sawmill", level = 1 } },
    },
  },
  run = function(t)
    t:expect("ann", { points = 2 })
    t:expect("bob", { points = 6 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
    t:expect("ann", { kingdom = { { "relic_of_fertility", age = 3 }, { "farmer", age = 1 } } })
  end,
}
