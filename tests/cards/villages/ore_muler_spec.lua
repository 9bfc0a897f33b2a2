scenario "An Ore Muler earns 3 for every full pair of ore symbols, covered cards included" {
  ruleset = "villages",
  sets = { "villages" },
  rules = { "V-82", "V-84", "V-120" },
  seats = 2,
  given = {
    phase = "build", step = "build", active = "ann",
    ann = { hand = { "monk" }, village = { "hayer", { "ore_muler", on = 1 }, "miner", { "glass_blower", on = 3 }, { "seeker", on = 3 }, { "spelunker", on = 5 }, "miner" } },
    bob = { village = { "hunter", "harvester", "carpenter", "log_rafter", "cooper", "jeweler", "mason", "bed_builder", "chandler" } },
  },
  run = function(t)
    assert(t:value(t:card("ann", "village", 2), "silver") == 9)
  end,
}
