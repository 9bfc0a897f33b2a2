-- Hourglass of Ages.

scenario "Hourglass of Ages may put a token on a character in every deployment, never on an artifact" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-93", "C-100" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { artifacts = { "hourglass_of_ages", { "crystal_orb", new = 1 } }, kingdom = { "knight", { "miner", new = 1 } } },
    bob = { artifacts = { "hourglass_of_ages" }, kingdom = { "knight" } },
    cat = { artifacts = { "hourglass_of_ages" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "hourglass_of_ages.whom", options = { "knight", "miner" }, min = 0, max = 1, numbers = { count = 1 } })
    t:expect_not_asked("cat")
    t:answer("ann", "miner")
    t:answer("bob", {})
    t:expect("ann", { kingdom = { { "knight", age = 0 }, { "miner", age = 1 } } })
    t:expect("bob", { kingdom = { { "knight", age = 0 } } })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}
