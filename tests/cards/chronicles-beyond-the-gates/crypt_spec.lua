-- Crypt.

scenario "Crypt pays gold for each character that dies, and at level 2 points as well" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-68" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = {
      kingdom = { [1] = { "knight", age = 1 }, [2] = { "miner", age = 2 }, [3] = { "relic_of_war", age = 1 }, [4] = "farmer" },
      buildings = { { "crypt", level = 1 } }, gold = 0,
    },
    bob = { kingdom = { [1] = { "knight", age = 1 }, [2] = { "miner", age = 2 } }, buildings = { { "crypt", level = 2 } }, gold = 0 },
  },
  run = function(t)
    t:expect("ann", { gold = 2, points = 0 })
    t:expect("bob", { gold = 2, points = 2 })
    t:expect_finished {}
  end,
}

scenario "Crypt does not pay for a character that a Mystical Healer saves" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-68", "C-111" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = {
      kingdom = { [1] = { "knight", age = 1 }, [2] = { "miner", age = 1 }, [3] = "mystical_healer" },
      buildings = { { "crypt", level = 2 } }, gold = 0,
    },
  },
  run = function(t)
    t:answer("ann", "miner")
    t:expect("ann", { gold = 1, points = 1 })
    t:expect_finished {}
  end,
}
