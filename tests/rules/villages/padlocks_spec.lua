-- Padlocks and unlocking (docs/rules/villages.md, section 9).

scenario "One's own unlocker: the bank lays two ducats on it" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-53", "V-54", "VX-26" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 1, hand = { "cooper" }, village = { "lumberjack", "miner", { "blacksmith", on = 2 } } },
    bob = { village = { "miner", { "blacksmith", on = 1 } } },
    game = { bank = 0 },
  },
  run = function(t)
    -- Bob's would have to be paid, and one ducat is not enough.
    t:build("ann", "cooper")
    t:expect("ann", { ducats = 1 })
    t:expect("game", { bank = -2 })
    assert(t:counter(t:card("ann", "village", 3), "ducats") == 2)
    assert(t:counter(t:card("bob", "village", 2), "ducats") == 0)
  end,
}

scenario "Another's unlocker is paid from the supply; with too little the card cannot be built" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-55", "V-57", "V-59", "VX-26", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 3, hand = { "cooper", "cooper" }, village = { "lumberjack" } },
    bob = { ducats = 0, village = { "miner", { "blacksmith", on = 1 } } },
    game = { bank = 0 },
  },
  run = function(t)
    t:build("ann", "cooper")
    t:expect("ann", { ducats = 1 })
    t:expect("bob", { ducats = 0 })
    t:expect("game", { bank = 0 })
    assert(t:counter(t:card("bob", "village", 2), "ducats") == 2)
    t:unchanged(function()
      t:refused("ann", { group = "build", "cooper" }, "cannot_pay", { need = 2, have = 1, unlocker = "blacksmith" })
    end)
  end,
}

scenario "In no village: two ducats to the bank" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-56", "V-59" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 3, hand = { "fisher", "fisher" }, village = { "founders" } },
    game = { bank = 0 },
  },
  run = function(t)
    t:build("ann", "fisher")
    t:expect("ann", { ducats = 1 })
    t:expect("game", { bank = 2 })
    t:refused("ann", { group = "build", "fisher" }, "cannot_pay")
  end,
}

scenario "Several unlockers: the builder chooses one of them, never the bank" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-57", "V-124" },
  seats = 3,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 4, hand = { "fisher", "agent" }, village = { "shipwright" } },
    bob = { village = { "shipwright" } },
    cat = { village = { "shipwright" } },
  },
  run = function(t)
    t:build("ann", "fisher")
    t:expect_asked("ann", { prompt = "unlock", about = "fisher", options = { "shipwright", "shipwright", "shipwright" } })
    t:unchanged(function()
      t:refused("ann", "bank", "wrong_payee")
      t:refused("ann", "blacksmith", "wrong_payee")
    end)
    -- Nothing has moved before the last answer.
    t:expect("ann", { ducats = 4, hand = { "fisher", "agent" }, built = 0 })
    t:answer("ann", "shipwright@3")
    t:expect("ann", { ducats = 2, built = 1 })
    assert(t:counter(t:card("cat", "village", 1), "ducats") == 2)
  end,
}

scenario "Gena: another's unlocker, one built in the same turn, and the bank" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-54", "V-55", "V-56", "V-58", "VX-9" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 7, hand = { "cooper", "brewer", "fisher" }, village = { "founders", "lumberjack", "wattler" } },
    bob = { village = { "miner", { "blacksmith", on = 1 } } },
    game = { bank = 0 },
  },
  run = function(t)
    t:build("ann", "cooper")
    t:build("ann", "brewer")
    t:build("ann", "fisher")
    t:expect("ann", { ducats = 7 - 4, village = 6 })
    t:expect("game", { bank = 0 })
    assert(t:counter(t:card("bob", "village", 2), "ducats") == 2)
    assert(t:counter(t:card("ann", "village", 4), "ducats") == 2)
  end,
}

scenario "Ducats on villagers cannot be spent" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-60" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "fisher" }, village = { { "chandler", ducats = 6 } } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "fisher" }, "cannot_pay")
  end,
}

scenario "A key ring is information, not a cap" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-61", "VX-10" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "cooper" }, village = { "lumberjack", { "blacksmith", ducats = 20 } } },
  },
  run = function(t)
    t:build("ann", "cooper")
    assert(t:counter(t:card("ann", "village", 2), "ducats") == 22)
  end,
}

scenario "With several unlockers only those that can be paid are offered, and why others cannot" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-54", "V-55", "V-57", "V-59", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 1, hand = { "fisher", "agent" }, village = { "shipwright", "shipwright" } },
    bob = { village = { "shipwright" } },
  },
  run = function(t)
    t:build("ann", "fisher")
    local question = t:asked("ann")
    assert(question.prompt == "unlock" and #question.options == 2 and #question.refused == 2)
    local dear, bank = question.refused[1], question.refused[2]
    assert(dear.what == "shipwright" and dear.reason == "cannot_pay" and dear.need == 2 and dear.have == 1)
    assert(bank.what == "bank" and bank.reason == "wrong_payee")
    t:answer("ann", "shipwright@2")
    t:expect("ann", { ducats = 1, built = 1 })
  end,
}
