-- Palm Reader.

scenario "Palm Reader scores the tokens of all who die, its own included" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-110", "CX-16" },
  given = {
    phase = "aging", step = "age", round = 4,
    ann = { kingdom = { [1] = { "palm_reader", age = 1 }, [3] = { "farmer", age = 2 }, [4] = "miner" } },
    bob = { kingdom = { [1] = "palm_reader", [2] = { "knight", age = 1 } } },
  },
  run = function(t)
    t:expect("ann", { points = 3 })
    t:expect("bob", { points = 1 })
    t:expect_finished { winners = { "ann" } }
  end,
}
