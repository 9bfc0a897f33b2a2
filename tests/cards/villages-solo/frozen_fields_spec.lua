-- Frozen Fields.

scenario "Frozen Fields lower the draft limit by one" {
  ruleset = "villages",
  sets = { "villages", "villages-solo" },
  rules = { "V-117" },
  seats = 1,
  given = {
    phase = "draft", step = "draft",
    ann = { village = { "founders", "hunter", "harvester" } },
    game = { events = { "frozen_fields" }, road = { "cooper", "seeker" }, stacks = { [3] = { "agent" } } },
  },
  run = function(t)
    assert(t:value("ann", "draft_limit") == 3)
    t:set("game", { events = {} })
    assert(t:value("ann", "draft_limit") == 4)
  end,
}
