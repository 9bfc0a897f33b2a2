scenario "A Grocer earns 3 for every food visible in the own village" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-123", "V-80", "V-81", "VX-15" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "grocer", "milk_maid", "hayer", { "grazier", on = 3 }, { "milk_maid", on = 4 } } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 12)
  end,
}
