scenario "A Freemason earns 3 for every builder visible in the own village" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-123", "V-81" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "freemason", "wattler", "lumberjack", { "carpenter", on = 3 }, "founders", { "brewer", on = 5 } } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 9)
  end,
}
