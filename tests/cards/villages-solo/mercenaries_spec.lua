-- Mercenaries.

scenario "The two rightmost villagers when it begins, the right one first, each place filled before the next" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-93", "V-112" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "mercenaries", "crown_gift" }, road = { "seeker", "agent", "mason", "wheeler", { "cooper", ducats = 1 }, {} }, stacks = { [3] = { "priest", "jeweler", "grocer" } } },
  },
  run = function(t)
    t:answer("ann", "mercenaries")
    t:expect("countess", { ducats = 2, village = { "countess", "cooper", "wheeler" } })
    -- The place that was empty before is filled with the first.
    t:expect("game", { road = { [4] = { "grocer" }, [5] = { "priest" }, [6] = { "jeweler" } } })
  end,
}

scenario "With a single villager on the road she takes that one" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-112" },
  seats = 1,
  given = {
    phase = "events", step = "events",
    ann = { beside = { "jester" } },
    countess = { village = { "countess" }, ducats = 1 },
    game = { events = { "mercenaries", "crown_gift" }, road = { "seeker" }, stacks = {}, reserve = {}, discard_pile = {} },
  },
  run = function(t)
    t:answer("ann", "mercenaries")
    t:expect("countess", { village = { "countess", "seeker" } })
    t:expect("game", { road = 0 })
  end,
}
