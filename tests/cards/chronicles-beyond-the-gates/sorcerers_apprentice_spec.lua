-- Sorcerer's Apprentice.

scenario "Sorcerer's Apprentice moves some of the tokens of one character to another" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-41", "C-150" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "sorcerers_apprentice", new = 1 }, [2] = { "relic_of_war", age = 3 }, [3] = "farmer" } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "sorcerers_apprentice.from", options = { "relic_of_war" } })
    t:refused("ann", "farmer", "bad_target")
    t:answer("ann", "relic_of_war")
    t:refused("ann", "relic_of_war", "bad_target")
    t:answer("ann", "farmer")
    t:refused("ann", 4, "out_of_range")
    t:answer("ann", 2)
    t:expect("ann", {
      kingdom = { { "sorcerers_apprentice", age = 0 }, { "relic_of_war", age = 1 }, { "farmer", age = 2 } },
    })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Sorcerer's Apprentice may leave all tokens where they are" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "sorcerers_apprentice", new = 1 }, [2] = { "knight", age = 1 } } },
    bob = { kingdom = { [1] = { "sorcerers_apprentice", new = 1, age = 1 } } },
  },
  run = function(t)
    t:expect_not_asked("bob") -- nobody to take its token
    t:answer("ann", "done")
    t:expect("ann", { kingdom = { { "sorcerers_apprentice", age = 0 }, { "knight", age = 1 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}

scenario "Sorcerer's Apprentice moves a token that came in the same phase" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-40", "C-41" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "sorcerers_apprentice", new = 1 }, [2] = { "gate_guardian", new = 1 } } },
  },
  run = function(t)
    t:answer("ann", "gate_guardian")
    t:answer("ann", "sorcerers_apprentice")
    t:expect("ann", { kingdom = { { "sorcerers_apprentice", age = 1 }, { "gate_guardian", age = 0 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
