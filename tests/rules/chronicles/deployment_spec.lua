-- Deployment: planning in secret, revealing, paying (docs/rules/chronicles.md, section 5).

scenario "Plans are secret, may be taken back, and arrive in any order with one result" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-31", "C-35", "C-37", "C-148", "CX-31" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { gold = 2, hand = { "demon", "miner" } },
    bob = { gold = 0, hand = { "veteran" } },
  },
  run = function(t)
    t:together {
      orders = "every",
      ann = {
        { group = "place", "miner" }, "kingdom.2", "take_back", "kingdom.1",
        { group = "place", "demon" }, "kingdom.2", "done",
      },
      bob = { { group = "place", "veteran" }, "kingdom.3", "done" },
    }
    t:expect_asked("ann", { prompt = "pay", options = { "demon", "miner" } })
    t:refused("ann", {}, "bad_payment")
    t:answer("ann", "demon")
    t:expect("ann", { gold = 2, kingdom = { [2] = { { "demon", age = 1 } }, [4] = {} } })
    t:expect("bob", { kingdom = { [3] = { { "veteran", age = 1 } }, [4] = {} } })
    t:expect("game", { discard_pile = { "miner" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "What is planned is known to its owner only" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-12", "C-31", "C-154" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "demon", "miner" }, kingdom = { [1] = "farmer", [2] = "knight" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "demon")
    t:answer("ann", "kingdom.3")
    t:dismiss("ann", "farmer")
    t:expect_view("bob", { ann = { hand = 2, kingdom = { "farmer", "knight" } } })
    -- Changing places with a face-down card must not show it, not even when it is taken back afterwards.
    t:shift("ann", "knight")
    t:answer("ann", "kingdom.3")
    t:retrieve("ann", "demon")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect_view("bob", { ann = { hand = 2, kingdom = { [3] = { "knight" }, [4] = {} } } })
    t:expect_view("ann", { ann = { hand = { "demon", "miner" } } })
    t:answer("ann", "done")
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Making room: dismissing is not dying, moving changes what a character produces" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-32", "C-33", "C-35", "CX-3" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = {
      gold = 3,
      hand = { "demon", "miner" },
      kingdom = { [1] = "hunter", [2] = { "sculptor", age = 1 }, [3] = "knight" },
    },
  },
  run = function(t)
    t:dismiss("ann", "sculptor")
    t:shift("ann", "hunter")
    t:answer("ann", "kingdom.4")
    t:place("ann", "demon")
    t:answer("ann", "kingdom.1")
    t:place("ann", "miner")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", {
      gold = 2, points = 6,
      kingdom = { { "demon", age = 1 }, { "miner", age = 0 }, { "knight", age = 0 }, { "hunter", age = 0 } },
    })
    t:expect("game", { discard_pile = { { "sculptor", age = 0 } } })
    assert(t:value(t:card("ann", "kingdom", 4), "food") == 0)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Rows have two slots each; the fifth needs a level 2 building" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-34", "C-63", "C-145", "C-147" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "farmer" }, kingdom = { "knight", "knight", "miner", "rogue" }, buildings = { { "town", level = 1 } } },
    bob = { hand = { "farmer" }, kingdom = { "knight", "knight", "miner", "rogue" }, buildings = { { "town", level = 2 } } },
  },
  run = function(t)
    t:refused("ann", { group = "place", "farmer" }, "no_room")
    t:refused("ann", { group = "dismiss", "town" }, "building_fixed")
    t:shift("ann", "miner")
    t:refused("ann", "kingdom.5", "no_room")
    t:answer("ann", "kingdom.1")
    t:answer("ann", "done")
    t:place("bob", "farmer")
    t:answer("bob", "done")
    t:expect("ann", { kingdom = { "miner", "knight", "knight", "rogue" } })
    t:expect("bob", { kingdom = { [5] = { "farmer" } } })
    t:pass_until { step = "construct" }
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
