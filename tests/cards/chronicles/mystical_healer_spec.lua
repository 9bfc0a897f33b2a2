-- Mystical Healer.

scenario "Mystical Healer saves one character with exactly one token, which then ages" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-111", "CX-17" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = "mystical_healer", [2] = { "knight", age = 1 }, [3] = { "miner", age = 2 } } },
    bob = { kingdom = { [1] = { "mystical_healer", age = 1 } } },
  },
  run = function(t)
    t:refused("ann", "miner", "bad_target")
    t:expect_asked("ann", { prompt = "mystical_healer.save", options = { "knight" } })
    t:answer("bob", "mystical_healer")
    t:answer("ann", "knight")
    t:expect("ann", { kingdom = { { "mystical_healer", age = 1 }, { "knight", age = 2 } } })
    t:expect("bob", { kingdom = { { "mystical_healer", age = 2 } } })
    t:expect_finished {}
  end,
}

scenario "Two Mystical Healers save two characters, not the same one twice; saving is optional" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-111" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = "mystical_healer", [2] = "mystical_healer", [3] = { "knight", age = 1 }, [4] = { "miner", age = 1 } } },
    bob = { kingdom = { [1] = "mystical_healer", [2] = { "knight", age = 1 } } },
  },
  run = function(t)
    t:answer("bob", "done")
    t:answer("ann", "knight")
    t:expect_asked("ann", { prompt = "mystical_healer.save", options = { "miner" } })
    t:answer("ann", "miner")
    t:expect("ann", { kingdom = 4 })
    t:expect("bob", { kingdom = { { "mystical_healer", age = 1 } } })
    t:expect_finished {}
  end,
}
