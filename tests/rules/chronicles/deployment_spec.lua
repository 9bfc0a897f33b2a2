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
    t:place("ann", "miner")
    t:answer("ann", "kingdom.2")
    t:place("bob", "veteran")
    t:take_back("ann")
    t:answer("ann", "kingdom.1")
    t:place("ann", "demon")
    t:together { orders = "every", ann = { "kingdom.2", "done" }, bob = { "kingdom.3", "done" } }
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

scenario "A character that moves leaves the slot where it stands" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-32", "C-64" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { kingdom = { [2] = "knight" } },
    bob = {},
  },
  run = function(t)
    t:shift("ann", "knight")
    t:expect_asked("ann", { prompt = "plan.where", options = { "kingdom.1", "kingdom.3", "kingdom.4" } })
    t:refused("ann", "kingdom.2", "no_room")
    t:refused("ann", "kingdom.5", "no_room")
    t:answer("ann", "kingdom.3")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect("ann", { kingdom = { [2] = {}, [3] = { "knight" } } })
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

scenario "Artifacts and buildings of the own kingdom are fixed: they are neither moved nor dismissed" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-65", "C-97", "C-146", "C-147" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { artifacts = { "crystal_orb" }, buildings = { { "town", level = 1 } } },
    bob = {},
  },
  run = function(t)
    for _, way in ipairs { "shift", "dismiss" } do
      t:refused("ann", { group = way, "crystal_orb" }, "artifact_fixed")
      t:refused("ann", { group = way, "town" }, "building_fixed")
      t:refused("bob", { group = way, "crystal_orb" }, "not_offered")
      t:refused("bob", { group = way, "town" }, "not_offered")
    end
    t:pass_until { step = "construct" }
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Only characters of earlier rounds can be dismissed; a new one is taken back" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-31", "C-32" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = { hand = { "farmer" }, kingdom = { "knight" } },
    bob = {},
  },
  run = function(t)
    t:place("ann", "farmer")
    t:answer("ann", "kingdom.3")
    t:refused("ann", { group = "dismiss", "farmer" }, "not_offered")
    t:refused("ann", { group = "retrieve", "knight" }, "not_offered")
    t:retrieve("ann", "farmer")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:answer("ann", {})
    t:expect("game", { discard_pile = { "farmer" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "What lies face down does not count for its kingdom yet" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-11", "C-31", "C-35" },
  given = {
    phase = "deploy", step = "plan", round = 4,
    ann = {
      kingdom = { { "knight", new = 1, face = "down" }, { "blacksmith", new = 1, face = "down" }, "archer" },
      artifacts = { { "bottomless_purse", new = 1, face = "down" } }, gold = 9,
    },
    bob = {},
  },
  run = function(t)
    assert(t:value("ann", "kingdom_strength") == 2)
    assert(t:value("ann", "income") == 2)
    t:answer("ann", "done")
    t:answer("bob", "done")
    assert(t:value("ann", "kingdom_strength") == 7)
    assert(t:value("ann", "income") == 4)
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "What costs nothing is paid without a question, and so is the only card that can be paid" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-37", "C-148" },
  given = {
    phase = "deploy", step = "pay", round = 4,
    ann = { gold = 1, kingdom = { { "farmer", new = 1 }, { "miner", new = 1 }, { "rogue", new = 1 } } },
    bob = { gold = 1, kingdom = { { "farmer", new = 1 }, { "miner", new = 1 }, { "demon", new = 1 } } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "pay", options = { "miner", "rogue" } })
    t:expect_not_asked("bob")
    t:answer("ann", "rogue")
    t:expect("ann", { kingdom = { { "farmer", paid = 1 }, [3] = { { "rogue", paid = 1 } } } })
    t:expect("bob", { kingdom = { "farmer", "miner" } })
    t:expect("game", { discard_pile = { "miner", "demon" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A character that comes back in a later round is paid again" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-35", "C-66" },
  given = {
    phase = "aging", step = "age", round = 3,
    ann = { gold = 5, kingdom = { { "knight", age = 1, paid = 1 } } },
    bob = { gold = 5 },
    game = { deck = {}, discard_pile = {} },
  },
  run = function(t)
    t:pass_until { step = "plan" }
    local seat = t:count("ann", "hand") == 1 and "ann" or "bob"
    t:place(seat, "knight")
    t:answer(seat, "kingdom.1")
    t:answer("ann", "done")
    t:answer("bob", "done")
    t:expect(seat, { gold = 6 }) -- 5 - 1, and an income of 2
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

-- Which of two cards comes first means nothing where cards lie together in no order.
for zone, owner in pairs {
  pack = "ann", kept = "ann", thrown = "ann", hand = "ann", saved = "ann", dismissed = "ann", artifacts = "ann", buildings = "ann", unbuilt = "ann",
  discard_pile = "game", box = "game", crypt = "game", tomb = "game", awakened = "game", nether = "game",
} do
  scenario("The order of cards means nothing: " .. zone) {
    ruleset = "chronicles",
    sets = { "chronicles", "chronicles-solo" },
    rules = { "C-12", "C-17" },
    seats = 1,
    given = {
      phase = "deploy", step = "plan", round = 4,
      [owner] = { [zone] = { "knight", "miner" } },
    },
    run = function(t)
      t:expect(owner, { [zone] = { "knight", "miner" } })
      t:expect(owner, { [zone] = { "miner", "knight" } })
    end,
  }
end
