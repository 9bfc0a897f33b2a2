scenario "A Log Rafter earns 1 for every wood symbol, its own two included" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-82", "V-120", "VX-25" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "lumberjack", { "log_rafter", on = 1 }, { "log_rafter", on = 1 } } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 2), "silver") == 5)
  end,
}
