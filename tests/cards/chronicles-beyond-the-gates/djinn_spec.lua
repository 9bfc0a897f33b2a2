-- Djinn.

scenario "Djinn turns one level 1 building to level 2; the fifth slot waits for the next round" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-63", "C-64", "C-150" },
  given = {
    phase = "deploy", step = "plan", round = 3,
    ann = {
      gold = 9, hand = { "djinn", "knight" }, kingdom = { "rogue", "farmer", "miner" },
      buildings = { { "town", level = 1 }, { "mine", level = 1 } },
    },
    game = { deck = {}, discard_pile = {} },
  },
  run = function(t)
    t:place("ann", "djinn")
    t:refused("ann", { group = "place", "knight" }, "no_room")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect_asked("ann", { prompt = "djinn.which", about = "djinn", options = { "town", "mine" } })
    t:answer("ann", "mine")
    t:expect("ann", { gold = 7, buildings = { { "town", level = 1 }, { "mine", level = 2 } } })
    t:answer("ann", "knight") -- saved
    t:answer("ann", "pass")
    t:answer("bob", "pass")
    t:pass_until { step = "plan" }
    t:place("ann", "knight") -- the fifth slot is the only free one
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { kingdom = { [5] = { "knight" } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Djinn cannot choose a level 2 building, and may choose none" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-150" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { [1] = { "djinn", new = 1 } }, buildings = { { "town", level = 2 }, { "mine", level = 1 } }, unbuilt = { "tavern" },
    },
    bob = { kingdom = { [1] = { "djinn", new = 1 } }, buildings = { { "town", level = 2 } }, unbuilt = { "mine" } },
  },
  run = function(t)
    t:expect_not_asked("bob")
    t:refused("ann", "town", "bad_target")
    t:refused("ann", "tavern", "bad_target")
    t:answer("ann", "done")
    t:expect("ann", { buildings = { { "town", level = 2 }, { "mine", level = 1 } } })
    t:expect("bob", { buildings = { { "town", level = 2 } }, unbuilt = { "mine" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "The Kraken counts a building that a Djinn upgraded in the same phase" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-41" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      points = 10, kingdom = { [3] = { "kraken", new = 1 }, [4] = { "djinn", new = 1 } }, buildings = { { "town", level = 1 } },
    },
    bob = { kingdom = { [1] = "knight" } },
  },
  run = function(t)
    t:answer("ann", "town")
    t:expect("ann", { points = 7 })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
