-- Herbalist.

scenario "Herbalist takes a token off another character after tokens have been added" {
  ruleset = "chronicles",
  sets = { "chronicles-forge-of-legends" },
  rules = { "C-41", "C-150" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { { "herbalist", new = 1, age = 1 }, { "veteran", new = 1 }, "knight", { "miner", age = 2 } } },
    bob = { kingdom = { { "herbalist", new = 1 }, { "knight", age = 1 } } },
    cat = { kingdom = { { "herbalist", new = 1 }, "knight" } },
  },
  run = function(t)
    t:refused("ann", "knight", "bad_target")
    t:refused("ann", "herbalist", "bad_target")
    t:expect_asked("ann", { prompt = "herbalist.whom", options = { "veteran", "miner" }, min = 0, max = 1, numbers = { count = 1 } })
    t:expect_not_asked("cat")
    t:answer("ann", "veteran")
    t:answer("bob", {})
    t:expect("ann", { kingdom = { [2] = { { "veteran", age = 0 } }, [4] = { { "miner", age = 2 } } } })
    t:expect("bob", { kingdom = { [2] = { { "knight", age = 1 } } } })
    for _, seat in ipairs { "ann", "bob", "cat" } do
      t:answer(seat, "pass")
    end
  end,
}
