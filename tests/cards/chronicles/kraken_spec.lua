-- Kraken.

scenario "Kraken ages the others and costs points for level 2 buildings, those of the same phase included" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-40", "C-41", "CX-14" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { [1] = { "kraken", new = 1 }, [2] = { "golem", new = 1 }, [3] = "farmer" }, points = 10, hand = { "miner" },
      buildings = { { "town", level = 1 }, { "mine", level = 2 }, { "tavern", level = 1 } },
    },
  },
  run = function(t)
    t:expect("ann", { points = 1, kingdom = { [1] = { { "kraken", age = 0 } }, [2] = { { "golem", age = 1 } }, [3] = { { "farmer", age = 1 } } } })
    t:answer("ann", "done")
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Kraken scores the tokens of all who die, its own included" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-110" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = { "kraken", age = 1 }, [3] = { "farmer", age = 2 }, [4] = "miner" } },
  },
  run = function(t)
    t:expect("ann", { points = 3, kingdom = { { "miner", age = 1 } } })
    t:expect_finished { winners = { "ann" } }
  end,
}

for level_2 = 0, 2 do
  scenario("Kraken costs 3 points for each of " .. level_2 .. " level 2 buildings and nothing for others") {
    ruleset = "chronicles",
    sets = { "chronicles" },
    rules = { "C-41" },
    given = {
      phase = "deploy", step = "carry_out", round = 4,
      ann = {
        kingdom = { { "kraken", new = 1 } }, points = 10, hand = { "miner" },
        buildings = { { "town", level = level_2 > 0 and 2 or 1 }, { "mine", level = level_2 > 1 and 2 or 1 }, { "tavern", level = 1 } },
      },
    },
    run = function(t)
      t:expect("ann", { points = 10 - 3 * level_2 })
      t:answer("ann", "done")
      t:answer("ann", "pass")
      t:answer("bob", "pass")
    end,
  }
end
