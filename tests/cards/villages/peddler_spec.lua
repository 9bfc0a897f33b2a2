scenario "A Peddler earns 3 for every full pair of visible gold symbols, whatever their numbers" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-83", "V-84", "V-119", "VX-18" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "peddler", "jeweler", "jeweler" } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 1), "silver") == 3)
    t:set("ann", { village = { "peddler", "jeweler", { "wattler", ducats = 4 }, "miner", { "blacksmith", on = 4 }, "founders", { "swineherd", on = 6 } } })
    assert(t:value(t:card("ann", "village", 1), "silver") == 3)
  end,
}
