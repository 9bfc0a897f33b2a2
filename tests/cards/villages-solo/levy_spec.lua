-- Levy.

scenario "Levy gives the Countess the top two cards of the reserve" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "levy", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, reserve = { "seeker", "priest", "grocer" } },
  },
  run = function(t)
    t:answer("ann", "levy")
    t:expect("countess", { village = { "countess", "seeker", "priest" } })
    t:expect("game", { reserve = { "grocer" } })
  end,
}

scenario "An empty reserve is rebuilt from the discard pile, and if that is empty too the leftmost stack serves" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-113", "V-29" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "levy", "crown_gift" }, stacks = { [3] = { "agent", "chandler" } }, reserve = {}, discard_pile = { "seeker" } },
  },
  run = function(t)
    t:answer("ann", "levy")
    t:expect("countess", { village = { "countess", "seeker", "agent" } })
    t:expect("game", { reserve = {}, discard_pile = {}, stacks = { [3] = { "chandler" } } })
  end,
}

scenario "A Levy that takes the last card of a stack brings on the market" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-29", "V-73", "V-112" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = {
      events = { "levy", "crown_gift" }, stacks = { {}, { "priest" }, { "seeker", "agent" } }, reserve = {}, discard_pile = {},
      markets = { "first_market", "second_market" },
    },
  },
  run = function(t)
    t:answer("ann", "levy")
    t:expect("countess", { village = { "countess", "priest", "seeker" } })
    t:expect("game", { markets = { { "first_market", side = 1 }, { "second_market", side = 0 } } })
  end,
}
