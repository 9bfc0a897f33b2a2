-- Time Master.

scenario "Time Master puts two tokens on one character, itself allowed" {
  ruleset = "chronicles",
  sets = { "chronicles" },
  rules = { "C-124" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "time_master", new = 1 }, [2] = { "knight", new = 1 } } },
    bob = { kingdom = { [1] = { "time_master", new = 1 } } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "time_master.whom", options = { "time_master", "knight" }, min = 1, max = 1, numbers = { count = 2 } })
    t:refused("ann", {}, "bad_target")
    t:answer("ann", "knight")
    t:answer("bob", "time_master")
    t:expect("ann", { kingdom = { [1] = { { "time_master", age = 0 } }, [2] = { { "knight", age = 2 } } } })
    t:expect("bob", { kingdom = { { "time_master", age = 2 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
