-- Conscription.

scenario "Conscription gives the Countess the top card of the leftmost stack" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97", "V-112", "VX-22" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "conscription", "crown_gift" }, stacks = { {}, { "priest", "agent" }, { "seeker" } } },
  },
  run = function(t)
    t:answer("ann", "conscription")
    t:expect("countess", { village = { "countess", "priest" } })
    t:expect_view("ann", { countess = { village = { "countess", "priest" } } })
    t:expect("game", { events = { "crown_gift" }, summer_discards = { "conscription" }, stacks = { [2] = { "agent" }, [3] = { "seeker" } } })
  end,
}

scenario "A card taken by an event can bring on a market" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-112", "V-73" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "conscription", "crown_gift" }, markets = { "first_market", "second_market" }, stacks = { {}, { "priest" }, { "seeker" } } },
  },
  run = function(t)
    t:answer("ann", "conscription")
    t:expect("game", { markets = { { "first_market", side = 1 }, { "second_market", side = 0 } } })
  end,
}
