-- Academy.

scenario "Academy offers a token in every deployment, and at level 2 scores characters with tokens" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-22", "C-50" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = {
      kingdom = { [3] = { "farmer", age = 2 }, [4] = "relic_of_war" }, buildings = { { "academy", level = 2 } }, unbuilt = { "mine" },
    },
    bob = { kingdom = { [1] = { "knight", age = 1 } }, buildings = { { "academy", level = 1 } } },
    cat = { kingdom = { [1] = "knight" }, unbuilt = { "academy" } },
    dan = { buildings = { { "academy", level = 1 } } },
  },
  run = function(t)
    t:expect_not_asked("cat")
    t:expect_not_asked("dan") -- no character to choose
    t:expect_asked("ann", { prompt = "academy.whom", about = "academy", options = { "farmer", "relic_of_war" }, numbers = { count = 1 } })
    t:answer("ann", "relic_of_war")
    t:answer("bob", "done")
    t:expect("ann", { kingdom = { { "farmer", age = 2 }, { "relic_of_war", age = 1 } }, points = 2 + 3 }) -- and the war with dan
    t:expect("bob", { kingdom = { { "knight", age = 1 } }, points = 6 })
    for _, seat in ipairs { "ann", "bob", "cat", "dan" } do
      t:answer(seat, "pass")
    end
  end,
}

scenario "The owner orders the Academy and a Time Master" {
  ruleset = "chronicles",
  sets = { "chronicles", "chronicles-beyond-the-gates" },
  rules = { "C-41" },
  given = {
    phase = "deploy", step = "carry_out", round = 4,
    ann = { kingdom = { [1] = { "time_master", new = 1 } }, buildings = { { "academy", level = 1 } } },
  },
  run = function(t)
    t:expect_asked("ann", { prompt = "order_effects", options = { "time_master", "academy" } })
    t:answer("ann", "academy")
    t:expect_asked("ann", { prompt = "academy.whom" })
    t:answer("ann", "time_master")
    t:answer("ann", "time_master")
    t:expect("ann", { kingdom = { { "time_master", age = 3 } } })
    t:answer("ann", "pass")
    t:answer("bob", "pass")
  end,
}
