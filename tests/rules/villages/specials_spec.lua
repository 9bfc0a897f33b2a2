-- Special villagers (docs/rules/villages.md, section 10): what they have in common. Each has a spec of its own besides.

scenario "Vova: tinner, a jeweler on a monk, and a smuggler on the jeweler" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-62", "V-64", "V-65", "V-66", "VX-11" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "tinner", "monk", "jeweler", "smuggler", "agent" }, village = { "miner", { "seeker", on = 1 } } },
    bob = { village = { "blacksmith", "shipwright" } },
    game = { bank = 0 },
  },
  run = function(t)
    t:refused("ann", { group = "build", "jeweler" }, "cannot_pay")
    t:play("ann", "tinner")
    t:expect("ann", { built = 0 })
    t:build("ann", "jeweler")
    t:expect("ann", { built = 2, village = { "miner", "seeker", { "monk", on = "seeker" }, { "jeweler", on = "monk" } } })
    t:play("ann", "smuggler")
    t:expect("ann", { ducats = 10, built = 2, hand = { "agent" } })
    t:expect("game", { discard_pile = 2, bank = -10 })
    assert(t:counter(t:card("bob", "village", 1), "ducats") == 0)
    t:refused("ann", { group = "build", "agent" }, "build_limit_reached")
  end,
}

scenario "A stand-in carries two cards of one suit as a root" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-68", "V-69", "V-124" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      hand = { "wheeler", "mason", "carpenter" },
      village = { "monk", { "shipwright", on = 1 }, "wattler" },
    },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", { group = "build", "mason" }, "suit_mismatch")
    end)
    t:build("ann", "wheeler")
    t:expect("ann", { village = { "monk", { "shipwright", on = "monk" }, "wattler", { "wheeler", on = "monk" } } })
    t:refused("ann", { group = "build", "carpenter" }, "no_room")
  end,
}

scenario "A stand-in is not the card it stands for" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-68" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      ducats = 0, hand = { "fisher" },
      village = { "monk", { "wheeler", on = 1 }, { "apprentice", on = 2 }, { "cartwright", on = 3 }, { "log_rafter" } },
    },
  },
  run = function(t)
    -- Wood: wheeler, cartwright and the two of the rafter.
    assert(t:value(t:card("ann", "village", 5), "silver") == 4)
    t:refused("ann", { group = "build", "fisher" }, "cannot_pay")
  end,
}

scenario "Stand-ins that become top cards return to the hand, one after the other" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-70" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "agent" }, village = { "miner", { "monk", on = 1 }, { "apprentice", on = 2 } } },
    bob = { hand = {}, village = { "monk" } },
    game = { stacks = { [6] = { "agent" } } },
  },
  run = function(t)
    t:build("ann", "agent")
    t:expect("ann", { village = { "miner", "agent" }, hand = { "monk", "apprentice" } })
    t:expect("bob", { village = {}, hand = { "monk" } })
    t:expect_told("bob", "ann: Apprentice from village to hand")
    t:expect_told("ann", "bob: Monk from village to hand")
    t:answer("ann", "done")
    t:answer("bob", "done")
  end,
}

scenario "A tinner leaves the ways to pay as they are: an unlocker, or the bank where there is none" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-64", "V-57" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 5, hand = { "tinner", "fisher", "fisher", "agent" }, village = { "founders" } },
    bob = { village = { "founders" } },
    game = { bank = 0 },
  },
  run = function(t)
    t:play("ann", "tinner")
    t:build("ann", "fisher")
    t:expect_asked("ann", { prompt = "unlock", options = { "bank", "free" } })
    t:answer("ann", "bank")
    t:expect("ann", { ducats = 3 })
    t:expect("game", { bank = 2 })
    t:build("ann", "fisher")
    t:answer("ann", "free")
    t:expect("ann", { ducats = 3 })
  end,
}

scenario "Two monks at most stand in a chain, whatever is in hand" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-66" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = {
      ducats = 5,
      hand = { "monk", "monk", "monk", "fromager" },
      village = { "carpenter", "carpenter", "carpenter", "hayer" },
    },
    bob = { village = { "founders" } },
  },
  run = function(t)
    t:expect("ann", { hand = 4 })
    t:build("ann", "fromager") -- on the hayer: with three monks it would start a pile
    t:expect("ann", {
      built = 3, hand = { "monk" },
      village = { "carpenter", "carpenter", "carpenter", "hayer", { "monk", on = "hayer" }, { "monk", on = "monk" }, { "fromager", on = "monk" } },
    })
  end,
}

scenario "A covered villager's silver is worth nothing" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-45" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "agent" }, village = { "hunter", "grocer", "grocer", { "mason", on = 3 } } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 2), "silver") > 0)
    assert(t:value(t:card("ann", "village", 3), "silver") == 0)
  end,
}

scenario "A stand-in at the root is one more place beside the villager it stands for" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-43", "V-69" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "carpenter" }, village = { "lumberjack", "monk", { "wheeler", on = 2 } } },
  },
  run = function(t)
    t:build("ann", "carpenter")
    t:expect_asked("ann", { prompt = "build.where", options = { "lumberjack", "monk" } })
    t:answer("ann", "lumberjack")
    t:expect("ann", { village = { "lumberjack", "monk", "wheeler", { "carpenter", on = "lumberjack" } } })
  end,
}

scenario "A special with the discard sign is played, never built" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-62" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "tinner", "agent" }, village = { "founders" } },
  },
  run = function(t)
    t:refused("ann", { group = "build", "tinner" })
    t:refused("ann", { group = "play", "agent" })
    t:play("ann", "tinner")
    t:expect("ann", { hand = { "agent" }, village = { "founders" } })
  end,
}

scenario "A tinner makes no stranger's unlocker cheaper: each way to pay keeps its price" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-55", "V-59", "V-64" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 1, hand = { "tinner", "fisher" }, village = { "shipwright" } },
    bob = { village = { "shipwright" } },
  },
  run = function(t)
    t:play("ann", "tinner")
    t:build("ann", "fisher")
    t:expect_asked("ann", { prompt = "unlock", options = { "shipwright", "free" } })
    t:answer("ann", "shipwright")
    t:expect("ann", { ducats = 1, village = { { "shipwright", ducats = 2 }, "fisher" } })
  end,
}
