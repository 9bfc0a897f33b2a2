-- Timber Shortage.

scenario "Timber Shortage lowers the build limit by one, never below one" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-117" },
  seats = 1,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "hunter", "fisher", "agent" }, village = { "founders", "wattler" } },
    game = { events = { "timber_shortage" }, stacks = { [3] = { "agent" } } },
  },
  run = function(t)
    assert(t:value("ann", "build_limit") == 2)
    t:set("game", { events = { "timber_shortage", "blizzard" } })
    assert(t:value("ann", "build_limit") == 1)
    t:set("ann", { village = { "founders" } })
    assert(t:value("ann", "build_limit") == 1)
  end,
}
