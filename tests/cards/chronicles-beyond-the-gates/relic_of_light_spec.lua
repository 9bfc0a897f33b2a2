-- Relic of Light.

scenario "Relic of Light never dies and scores others that carry a token and live on" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-68", "C-127" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = {
      kingdom = {
        [1] = { "relic_of_light", age = 1 }, [2] = { "relic_of_war", age = 3 }, [3] = { "salamander", age = 1 },
        [4] = "farmer", [5] = { "knight", age = 1 },
      },
    },
  },
  run = function(t)
    t:expect("ann", {
      points = 2, -- not itself, not the farmer without a token, not the knight who dies
      kingdom = {
        { "relic_of_light", age = 2 }, { "relic_of_war", age = 4 }, { "salamander", age = 2 }, { "farmer", age = 1 },
      },
    })
    t:expect_finished {}
  end,
}

scenario "Relic of Light scores a character that a Mystical Healer saves" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-68", "C-111" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = "relic_of_light", [2] = "mystical_healer", [3] = { "knight", age = 1 }, [4] = { "miner", age = 1 } } },
  },
  run = function(t)
    t:answer("ann", "knight")
    t:expect("ann", { points = 1 })
    t:expect_finished {}
  end,
}
