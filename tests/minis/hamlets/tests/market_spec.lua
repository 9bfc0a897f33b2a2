-- The markets of Hamlets: held only when one is due; the second ends the game.

scenario "No stack has run out: no market" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hamlet = { "yard", { "logger", on = 1 } } },
    game = { omens = { "calm" } },
  },
  run = function(t)
    t:answer("ann", "pass")
    t:expect("ann", { ducats = 0 })
    t:expect("game", { due = 0, markets = 0 })
    t:expect_active("bob")
  end,
}

scenario "A market pays income and what lies on cards, and sells renown to whoever may exchange" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      ducats = 1,
      hamlet = { "yard", { "farmer", on = 1 }, { "miller", on = 2 }, { "miner", on = 1 }, { "smith", on = 4, ducats = 4 } },
    },
    bob = { ducats = 5, hamlet = { "yard", { "logger", on = 1 } } },
    game = {
      omens = { "calm" },
      row = { "logger", "logger", "logger", "logger", "logger", "logger" },
      stacks = { {}, { "logger" }, { "logger" } },
    },
  },
  run = function(t)
    t:answer("ann", "pass")
    t:expect_asked("ann", { prompt = "market.exchange", min = 1, max = 2 })
    t:refused("ann", 3, "out_of_range")
    t:answer("ann", 2)
    t:expect("ann", { ducats = 2, renown = 2 })
    t:expect("bob", { ducats = 6, renown = 0 })
    t:expect("game", { due = 0, markets = 1 })
    t:expect_active("bob")
    t:expect_running()
  end,
}

scenario "The second market ends the game" {
  ruleset = "hamlets",
  sets = { "hamlets" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 1, renown = 1, hand = { "logger" }, hamlet = { "yard", { "logger", on = 1 } } },
    bob = { ducats = 5, hamlet = { "yard" } },
    game = {
      markets = 1, omens = { "calm" },
      row = { "logger", "logger", "logger", "logger", "logger", "logger" },
      stacks = { {}, {}, { "logger" } },
    },
  },
  run = function(t)
    t:answer("ann", "pass")
    t:expect_finished { winners = { "bob" }, ranks = { ann = { 5, -1 }, bob = { 5, 0 } } }
  end,
}
