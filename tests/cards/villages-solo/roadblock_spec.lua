-- Roadblock.

scenario "Roadblock forbids face-down drafts while a villager lies on the road" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-117", "V-124" },
  seats = 1,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders", "hunter" } },
    countess = { village = { "countess" } },
    game = { events = { "roadblock" }, road = { "cooper", "seeker" }, stacks = { [6] = { "agent", "priest", "grocer" } } },
  },
  run = function(t)
    t:unchanged(function()
      t:refused("ann", "?solitary", "event_forbids")
    end)
    t:answer("ann", "cooper")
  end,
}

scenario "With an empty road face-down cards are all there is" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-117" },
  seats = 1,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders", "hunter" } },
    countess = { village = { "countess" } },
    game = { events = { "roadblock" }, road = {}, stacks = { [6] = { "agent", "priest", "grocer" } } },
  },
  run = function(t)
    t:answer("ann", "?solitary")
    t:expect("ann", { square = { "agent" } })
  end,
}
