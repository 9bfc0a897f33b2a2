-- Shadow.

scenario "Shadow repeats the placement ability of a character placed this round" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-113", "C-150", "CX-30" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { [1] = { "shadow", new = 1 }, [2] = { "veteran", new = 1 }, [3] = { "shadow", new = 0 }, [4] = "gate_guardian" },
    },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "shadow.whom", about = "shadow", options = { "veteran" } })
    t:refused("ann", "shadow", "bad_target")
    t:refused("ann", "gate_guardian", "bad_target")
    t:answer("ann", "veteran")
    t:expect("ann", {
      kingdom = { { "shadow", age = 0 }, { "veteran", age = 2 }, { "shadow", age = 0 }, { "gate_guardian", age = 0 } },
    })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Two Shadows may repeat the same character" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-113" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      gold = 0,
      kingdom = { [1] = { "shadow", new = 1 }, [2] = { "shadow", new = 1 }, [3] = { "grand_intendant", new = 1 } },
    },
  },
  run = function(t)
    t:answer("ann", "grand_intendant")
    t:expect_asked("ann", { prompt = "shadow.whom", options = { "grand_intendant" } })
    t:answer("ann", "grand_intendant")
    t:expect("ann", { gold = 8 }) -- three times 2, and the income
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Shadows alone have nobody to repeat" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-113", "C-150" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "shadow", new = 1 }, [2] = { "shadow", new = 1 }, [3] = "veteran" } },
  },
  run = function(t)
    t:expect_step("construct")
    t:expect("ann", { kingdom = { { "shadow", age = 0 }, { "shadow", age = 0 }, { "veteran", age = 0 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "What is repeated is seen from the chosen character, the Shadow is one of its others" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-113" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "shadow", new = 1 }, [2] = { "necromancer", new = 1 }, [3] = "farmer" } },
  },
  run = function(t)
    t:answer("ann", "necromancer")
    t:expect("ann", { kingdom = { { "shadow", age = 2 }, { "necromancer", age = 0 }, { "farmer", age = 2 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Repeated choices are made anew, and each ability stays in its own step" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-41", "C-113" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { [1] = { "shadow", new = 1 }, [2] = { "djinn", new = 1 } },
      buildings = { { "town", level = 1 }, { "mine", level = 1 } },
    },
  },
  run = function(t)
    t:answer("ann", "djinn")
    t:answer("ann", "town")
    t:expect_asked("ann", { prompt = "djinn.which", options = { "mine" } })
    t:answer("ann", "mine")
    t:expect("ann", { buildings = { { "town", level = 2 }, { "mine", level = 2 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A negative cost is no ability; deployment abilities are not repeated either" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-113" },
  given = {
    phase = "deploy", step = "pay", round = 4,
    ann = { gold = 0, kingdom = { [1] = { "shadow", new = 1 }, [3] = { "imp_lackey", new = 1 } } },
    bob = { gold = 9, kingdom = { [1] = { "shadow", new = 1 }, [2] = { "master_alchemist", new = 1 }, [3] = "farmer" } },
  },
  run = function(t)
    t:answer("ann", "imp_lackey")
    t:answer("bob", "master_alchemist")
    t:answer("bob", "farmer")
    t:expect("ann", { gold = 3 }) -- 2 - 1, and the income
    t:expect("bob", { kingdom = { { "shadow", age = 0 }, { "master_alchemist", age = 0 }, { "farmer", age = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Shadow may choose the character a Shapeshifter brought" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-106", "C-113" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { kingdom = { [1] = { "shadow", new = 1 }, [2] = { "shapeshifter", new = 1 } } },
    game = { deck = { "veteran" }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "veteran")
    t:expect("ann", { kingdom = { { "shadow", age = 0 }, { "veteran", age = 3 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "A Shadow brought by a Shapeshifter works this round" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-106", "C-113" },
  given = {
    phase = "deploy", step = "replace", round = 4,
    ann = { gold = 0, kingdom = { [1] = { "shapeshifter", new = 1 }, [2] = { "grand_intendant", new = 1 } } },
    game = { deck = { "shadow" }, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "grand_intendant")
    t:expect("ann", { gold = 6, kingdom = { { "shadow", age = 1 }, "grand_intendant" } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "What players decide while abilities are carried out has one result in any order of arrival" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-103", "C-105" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "shadow", new = 1 }, [2] = { "djinn", new = 1 } }, buildings = { { "town", level = 1 }, { "mine", level = 1 } } },
    bob = { kingdom = { [1] = { "sorcerers_apprentice", new = 1 }, [2] = { "relic_of_war", age = 3 } } },
  },
  run = function(t)
    t:answer("ann", "djinn")
    t:answer("bob", "relic_of_war")
    t:together { orders = "every", ann = { "mine", "town" }, bob = { "sorcerers_apprentice", 2 } }
    t:expect("ann", { buildings = { { "town", level = 2 }, { "mine", level = 2 } } })
    t:expect("bob", { kingdom = { { "sorcerers_apprentice", age = 2 }, { "relic_of_war", age = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Shadow may choose nobody" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-113" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "shadow", new = 1 }, [2] = { "veteran", new = 1 } } },
  },
  run = function(t)
    t:answer("ann", {})
    t:expect("ann", { kingdom = { { "shadow", age = 0 }, { "veteran", age = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
