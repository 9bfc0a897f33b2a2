scenario "An Agent earns the ducats on a villager its owner chooses; two agents choose apart" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-79", "V-118" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "monk" }, village = { "agent", "agent", { "hunter", ducats = 4 }, { "wattler", ducats = 6 } } },
    bob = { ducats = 0, village = { "hunter" } },
    game = { stacks = {}, markets = { [2] = "second_market" }, bank = 0 },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 6)
    t:answer("ann", "done")
    t:expect_asked("ann", { prompt = "agent.whom", about = "agent", options = { "hunter", "wattler" } })
    t:answer("ann", "wattler")
    t:answer("ann", "hunter")
    t:expect("ann", { ducats = 6 + 4 + 10 })
    t:expect("game", { bank = -10 })
    t:expect_finished { winners = { "ann" } }
  end,
}

scenario "Two Agents may choose the same villager" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-118" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { ducats = 0, hand = { "monk" }, village = { "agent", "agent", { "hunter", ducats = 4 }, { "wattler", ducats = 6 } } },
    bob = { ducats = 0, village = { "hunter" } },
    game = { stacks = {}, markets = { [2] = "second_market" } },
  },
  run = function(t)
    t:answer("ann", "done")
    t:answer("ann", "wattler")
    t:answer("ann", "wattler")
    t:expect("ann", { ducats = 22 })
    t:expect_finished { winners = { "ann" } }
  end,
}
