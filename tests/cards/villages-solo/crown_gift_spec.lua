-- Crown Gift.

scenario "The Countess gets four ducats from the bank" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" }, ducats = 5 },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "crown_gift", "levy" }, bank = 0, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "crown_gift")
    t:expect("countess", { ducats = 5 })
    t:expect("game", { bank = -4, summer_discards = { "crown_gift" } })
    t:expect("ann", { ducats = 5 })
  end,
}
