-- Grand Ball.

scenario "The Countess gets a ducat for each villager in her village, her own card not counted" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess", "agent", "seeker", "priest" }, ducats = 1 },
    game = { events = { "grand_ball", "crown_gift" }, stacks = { [3] = { "agent", "agent" } }, bank = 0 },
  },
  run = function(t)
    t:answer("ann", "grand_ball")
    t:expect("countess", { ducats = 4 })
    t:expect("game", { bank = -3 })
  end,
}

scenario "Eight at most" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-97" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess", "agent", "seeker", "priest", "agent", "seeker", "priest", "cooper", "cooper", "jeweler" }, ducats = 1 },
    game = { events = { "grand_ball", "crown_gift" }, stacks = { [3] = { "agent", "agent" } } },
  },
  run = function(t)
    t:answer("ann", "grand_ball")
    t:expect("countess", { ducats = 9 })
  end,
}
