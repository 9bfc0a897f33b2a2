-- Necromancer.

scenario "Necromancer puts a token on each other character, new ones included" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-40", "CX-14" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "necromancer", new = 1 }, [2] = { "knight", new = 1 }, [3] = { "farmer", age = 1 } } },
  },
  run = function(t)
    t:expect("ann", { kingdom = { [1] = { { "necromancer", age = 0 } }, [2] = { { "knight", age = 1 } }, [3] = { { "farmer", age = 2 } } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
