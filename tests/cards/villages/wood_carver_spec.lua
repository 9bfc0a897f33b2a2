scenario "A Wood Carver earns the gold visible on the own wood cards" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-83", "V-121", "VX-16" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "wood_carver", "shipwright", "log_rafter", "jeweler" } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 2)
    t:set("ann", { village = { "wood_carver", { "cartwright", ducats = 4 } } })
    assert(t:value(t:card("ann", "village", 1), "silver") == 9)
    t:set("ann", { village = { "wood_carver", "lumberjack", { "wheeler", on = 2 }, { "cartwright", on = 3 } } })
    assert(t:value(t:card("ann", "village", 1), "silver") == 9)
  end,
}
