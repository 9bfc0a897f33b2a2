-- Blizzard.

scenario "Blizzard lowers the build limit, and nobody can be hired" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-117", "V-124" },
  seats = 1,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "hunter", "agent" }, village = { "founders" } },
    game = { events = { "blizzard", "hiring_ban" }, stacks = { [3] = { "agent" } } },
  },
  run = function(t)
    assert(t:value("ann", "build_limit") == 1)
    t:refused("ann", { group = "hire", "agent" }, "basic_limit")
    t:build("ann", "hunter")
    t:refused("ann", { group = "build", "agent" }, "build_limit_reached")
  end,
}
